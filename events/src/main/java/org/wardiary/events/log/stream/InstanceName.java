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

/** The name of the instance that works on a state folder, generated once and kept in the folder. */
final class InstanceName {

  private static final String FILE = "instance";
  private static final Pattern NAME = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
  private static final int LENGTH = 36;

  private InstanceName() {}

  /** The name kept in a folder; generates one if there is none. */
  static synchronized String in(Path stateFolder) {
    try {
      Files.createDirectories(stateFolder);
      Path path = stateFolder.resolve(FILE);
      try (FileChannel file =
          FileChannel.open(
              path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
        // another program may generate one at the same time; closing the channel releases the lock
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
