package org.wardiary.app.terminal;

import picocli.CommandLine.IVersionProvider;

/** The program's version, from its jar. */
public final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"wardiary " + text()};
  }

  /** The version alone; {@code development} if the classes are not in a jar. */
  public static String text() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
