package org.wardiary.events.log.stream;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import java.util.regex.Pattern;

/** The name of the program that works on a state folder, made once and kept in it. */
final class InstanceName {

  private static final String FILE = "instance";
  private static final Pattern NAME = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
  private static final int LENGTH = 36;

  private InstanceName() {}

  /** The name that stands in a folder; a new one where none does. */
  static synchronized String in(Path stateFolder) {
    try {
      Files.createDirectories(stateFolder);
      Path path = stateFolder.resolve(FILE);
      try (FileChannel file =
          FileChannel.open(
              path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
        // another program may make it at the same time; closing the channel frees the lock
        file.lock();
        ByteBuffer found = ByteBuffer.allocate(LENGTH);
        file.read(found, 0);
        String name = new String(found.array(), StandardCharsets.US_ASCII);
        if (!NAME.matcher(name).matches()) {
          name = UUID.randomUUID().toString();
          file.write(ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)), 0);
        }
        return name;
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot use the state folder " + stateFolder, e);
    }
  }
}
