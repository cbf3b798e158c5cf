package org.wardiary.app.option;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.wardiary.app.terminal.Console;
import org.wardiary.events.text.Text;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Converts text to a path; an empty text, which Java takes for the current folder, is refused.
 *
 * @param folder the folder that names are relative to
 */
public record PathOption(Path folder) implements ITypeConverter<Path> {

  @Override
  public Path convert(String text) {
    if (text.isEmpty()) {
      throw new TypeConversionException("expected a path but got an empty text");
    }
    try {
      Path path = Path.of(text);
      return Console.isStandardOutput(path) ? path : folder.resolve(path);
    } catch (InvalidPathException e) {
      throw new TypeConversionException(
          Text.of("expected a path but got '%s': %s", text, e.getReason()));
    }
  }
}
