package org.wardiary.events.log.broker;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.Properties;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.ProcessStart;

/**
 * The program that uses a data directory, recorded in the file {@code owner.properties} in it while
 * a broker runs. Only the lock tells whether a broker runs; this file tells whose it is.
 *
 * @param broker process id of the broker
 * @param owner process id of the program that started it
 * @param ownerStart when that program started
 * @param command what the program does, e.g. {@code wardiary archive}
 * @param sharing {@code SHARED} if other programs may use the broker, otherwise {@code EXCLUSIVE}
 * @param address {@code HOST:PORT}; empty while the broker starts
 * @param cluster Kafka's cluster id; empty while the broker starts
 */
record DirectoryOwner(
    long broker,
    long owner,
    ProcessStart ownerStart,
    String command,
    String sharing,
    String address,
    String cluster) {

  private static final String FILE = "owner.properties";

  /** Whether the program that started the broker still runs. */
  boolean ownerLives() {
    return ProcessHandle.of(owner).filter(ownerStart::isOf).isPresent();
  }

  /** The command and its processes, for messages. */
  String text() {
    return Text.of("'%s' (process %d, its broker process %d)", command, owner, broker);
  }

  /** The owner recorded in a directory; empty if there is none or it cannot be read. */
  static Optional<DirectoryOwner> read(Path directory) {
    Properties file = new Properties();
    try (Reader in = Files.newBufferedReader(directory.resolve(FILE))) {
      file.load(in);
      return Optional.of(
          new DirectoryOwner(
              Long.parseLong(file.getProperty("broker")),
              Long.parseLong(file.getProperty("owner")),
              new ProcessStart(
                  Long.parseLong(file.getProperty("ownerStart")),
                  file.getProperty("ownerBoot", "")),
              file.getProperty("command"),
              file.getProperty("sharing"),
              file.getProperty("address"),
              file.getProperty("cluster")));
    } catch (IOException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** Records this owner in a directory, atomically. */
  void write(Path directory) throws IOException {
    Properties file = new Properties();
    file.setProperty("broker", Long.toString(broker));
    file.setProperty("owner", Long.toString(owner));
    file.setProperty("ownerStart", Long.toString(ownerStart.millis()));
    file.setProperty("ownerBoot", ownerStart.boot());
    file.setProperty("command", command);
    file.setProperty("sharing", sharing);
    file.setProperty("address", address);
    file.setProperty("cluster", cluster);
    Path part = directory.resolve(FILE + ".part");
    try (Writer out = Files.newBufferedWriter(part)) {
      file.store(out, "who works on this directory");
    }
    Files.move(part, directory.resolve(FILE), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Removes the record of an owner from a directory. */
  static void delete(Path directory) throws IOException {
    Files.deleteIfExists(directory.resolve(FILE));
  }
}
