package org.wardiary.app.install;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.wardiary.app.command.Wardiary;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** Generates the command line's man pages, as AsciiDoc, and the shells' completions. */
public final class Manuals {

  private static final String ZSH =
      """
      #compdef wardiary
      autoload -Uz +X compinit bashcompinit && bashcompinit
      source "${${(%):-%x}:A:h}/wardiary.bash"
      """;

  private Manuals() {}

  /**
   * Writes {@code manuals/*.adoc} and {@code completions/}.
   *
   * @param args the folder to write to
   */
  public static void main(String[] args) throws IOException {
    Path target = Path.of(args[0]);
    CommandLine line = Wardiary.commandLine();
    Path completions = Files.createDirectories(target.resolve("completions"));
    Files.writeString(
        completions.resolve("wardiary.bash"), AutoComplete.bash("wardiary", line), UTF_8);
    Files.writeString(completions.resolve("_wardiary"), ZSH, UTF_8);
    Path manuals = Files.createDirectories(target.resolve("manuals"));
    int code =
        ManPageGenerator.generateManPage(
            manuals.toFile(), null, new boolean[0], true, line.getCommandSpec());
    if (code != 0) {
      throw new IllegalStateException("expected man pages but got exit code " + code);
    }
  }
}
