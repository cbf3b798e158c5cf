package org.wardiary.app.option;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.app.terminal.Console;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.PngWriter;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.SvgWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which picture files a command writes. */
public final class PictureOptions {

  /** The widest picture, in pixels: a poster of 80 cm at 300 dots an inch. */
  private static final int WIDEST = 10_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "write a picture as SVG, - for standard output")
  private Path svg;

  @Option(
      names = "--png",
      paramLabel = "FILE",
      description = "write a picture as PNG, - for standard output")
  private Path png;

  @Option(
      names = "--width",
      paramLabel = "PIXELS",
      defaultValue = "1200",
      description = "width of the PNG, 1 to 10000 (default: 1200)")
  private int width;

  @Option(names = "--dark", description = "draw for a dark background")
  private boolean dark;

  /** Whether any picture is wanted. */
  public boolean areWanted() {
    return svg != null || png != null;
  }

  /** Whether a picture goes to standard output, which then must have nothing else. */
  public boolean takeStandardOutput() {
    return outputs() > 0;
  }

  /**
   * Checks that standard output gets at most one picture, and the width.
   *
   * @throws ParameterException if it would get two, or if the width is too small or too large
   */
  public void check() {
    if (width < 1 || width > WIDEST) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("--width: expected 1 to %d pixels but got %d", WIDEST, width));
    }
    if (outputs() > 1) {
      throw new ParameterException(
          spec.commandLine(), "expected one of --svg and --png on standard output but got both");
    }
  }

  private long outputs() {
    return Stream.of(Optional.ofNullable(svg), Optional.ofNullable(png))
        .flatMap(Optional::stream)
        .filter(Console::isStandardOutput)
        .count();
  }

  /** Writes the pictures that are wanted. */
  public void write(Console console, Scene scene) {
    Palette palette = dark ? Palette.DARK : Palette.LIGHT;
    if (svg != null) {
      console.write(svg, SvgWriter.of(palette).write(scene));
    }
    if (png != null) {
      console.write(png, PngWriter.of(palette).write(scene, width));
    }
  }
}
