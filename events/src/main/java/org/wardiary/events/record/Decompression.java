package org.wardiary.events.record;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import org.wardiary.events.file.BlockInputStream;
import org.wardiary.events.text.Text;

/**
 * Decompresses text that may be compressed with gzip or Zstandard. Its first bytes tell, since no
 * record begins with them. Uses constant memory, however large the text is.
 */
public final class Decompression {

  private static final int BUFFER = 1 << 16;
  private static final byte[] GZIP = {0x1F, (byte) 0x8B};
  private static final byte[] ZSTANDARD = {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD};

  private Decompression() {}

  /**
   * The decompressed text of a stream. Where compressed data is damaged, a {@link RecordReader}
   * refuses the game there.
   *
   * @throws IOException if the first bytes cannot be read
   */
  public static InputStream of(InputStream in) throws IOException {
    Source source = new Source(in);
    InputStream buffered = new BufferedInputStream(source, BUFFER);
    if (beginsWith(buffered, GZIP)) {
      return new Checked("gzip", source, buffered, () -> GzipMembers.of(buffered));
    }
    if (beginsWith(buffered, ZSTANDARD)) {
      return new Checked("zstandard", source, buffered, () -> new ZstdInputStream(buffered));
    }
    return buffered;
  }

  private static boolean beginsWith(InputStream in, byte[] magic) throws IOException {
    in.mark(magic.length);
    try {
      return Arrays.equals(in.readNBytes(magic.length), magic);
    } finally {
      in.reset();
    }
  }

  /** A source that knows whether it could be read, since damaged data fails in the same way. */
  private static final class Source extends BlockInputStream {

    private boolean failed;

    Source(InputStream in) {
      super(in);
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      try {
        return in.read(bytes, from, length);
      } catch (IOException e) {
        failed = true;
        throw e;
      }
    }
  }

  /** Opens compressed data by reading its header. */
  private interface Opening {
    InputStream open() throws IOException;
  }

  /**
   * Distinguishes damaged data, reported as {@link DamagedData}, from a source that cannot be read.
   */
  private static final class Checked extends BlockInputStream {

    private final String format;
    private final Source source;
    private final Opening opening;
    private boolean opened;

    Checked(String format, Source source, InputStream buffered, Opening opening) {
      super(buffered);
      this.format = format;
      this.source = source;
      this.opening = opening;
    }

    /** Returns false: a mark of the stream below would refer to compressed data. */
    @Override
    public boolean markSupported() {
      return false;
    }

    /** Returns 0: a caller that read more at once would lose the text before damaged data. */
    @Override
    public int available() {
      return 0;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      try {
        if (!opened) {
          in = opening.open();
          opened = true;
        }
        return in.read(bytes, from, length);
      } catch (IOException e) {
        if (source.failed) {
          throw e;
        }
        String reason = "expected %s data to its end but it is cut off or damaged (%s)";
        String what = Optional.ofNullable(e.getMessage()).orElse("it ends too early");
        throw new DamagedData(Text.of(reason, format, what), e);
      }
    }
  }
}
