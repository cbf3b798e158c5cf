package org.wardiary.app.command;

import java.lang.reflect.Constructor;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.app.option.Archives;
import org.wardiary.app.terminal.Console;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/**
 * Creates the commands and their groups of options, with the arguments that their constructors
 * take.
 *
 * @param console where the commands print
 * @param archives how the commands open archives
 */
record Commands(Console console, Archives archives) implements IFactory {

  @Override
  public <K> K create(Class<K> type) throws Exception {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      Optional<Object> argument = argument(constructor);
      if (argument.isPresent()) {
        return type.cast(constructor.newInstance(argument.get()));
      }
    }
    return CommandLine.defaultFactory().create(type);
  }

  private Optional<Object> argument(Constructor<?> constructor) {
    return constructor.getParameterCount() == 1
        ? Stream.<Object>of(console, archives)
            .filter(constructor.getParameterTypes()[0]::isInstance)
            .findFirst()
        : Optional.empty();
  }
}
