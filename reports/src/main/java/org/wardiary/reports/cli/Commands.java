package org.wardiary.reports.cli;

import java.lang.reflect.Constructor;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes the commands: those that print get the console. */
record Commands(Console console) implements IFactory {

  @Override
  public <K> K create(Class<K> type) throws Exception {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      Class<?>[] parameters = constructor.getParameterTypes();
      if (parameters.length == 1 && parameters[0] == Console.class) {
        return type.cast(constructor.newInstance(console));
      }
    }
    return CommandLine.defaultFactory().create(type);
  }
}
