package org.wardiary.app.resident;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The address at which a server shows an archive. While the server runs, it is in the archive's
 * folder as {@code site.address}.
 */
public final class SiteAddress {

  private static final String FILE = "site.address";
  private static final int PATIENCE_MS = 500;

  private final Path file;
  private final String address;

  private SiteAddress(Path file, String address) {
    this.file = file;
    this.address = address;
  }

  /**
   * Writes the address, which is known there until it is deleted.
   *
   * @param directory the archive's folder
   * @throws UncheckedIOException if it cannot be written there
   */
  public static SiteAddress write(Path directory, URI address) {
    SiteAddress written = new SiteAddress(directory.resolve(FILE), address.toString());
    try {
      Files.writeString(written.file, written.address);
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write in " + directory, e);
    }
    return written;
  }

  /** The address of a server that shows the archive in a folder; empty if none answers there. */
  public static Optional<URI> of(Path directory) {
    try {
      URI address = URI.create(Files.readString(directory.resolve(FILE)));
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(address.getHost(), address.getPort()), PATIENCE_MS);
      }
      return Optional.of(address);
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Deletes the file, unless another server has written its own. */
  public void delete() {
    try {
      if (Files.exists(file) && Files.readString(file).equals(address)) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("expected to delete " + file, e);
    }
  }
}
