package org.wardiary.events.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.wardiary.events.file.BlockInputStream;

/**
 * The text of data compressed with gzip, of all its members. Whatever follows a member and is not
 * another whole one is damage; {@link java.util.zip.GZIPInputStream} would take it for the end.
 */
final class GzipMembers extends BlockInputStream {

  private final GzipCompressorInputStream members;
  private Optional<IOException> failure = Optional.empty();

  /**
   * Opens compressed data by reading its first header.
   *
   * @throws IOException if there is none, or the data cannot be read
   */
  static GzipMembers of(InputStream in) throws IOException {
    return new GzipMembers(
        GzipCompressorInputStream.builder()
            .setInputStream(in)
            .setDecompressConcatenated(true)
            .get());
  }

  private GzipMembers(GzipCompressorInputStream members) {
    super(members);
    this.members = members;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    if (failure.isPresent()) {
      throw failure.get();
    }
    long before = members.getBytesRead();
    try {
      return members.read(bytes, from, length);
    } catch (IOException e) {
      // the text before the damage is in the array already, and games in it are whole
      failure = Optional.of(e);
      int count = (int) (members.getBytesRead() - before);
      if (count == 0) {
        throw e;
      }
      return count;
    }
  }
}
