package org.wardiary.events.record;

import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
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
    InputStream source = new ToTheEnd(in);
    if (beginsWith(source, GZIP)) {
      return new Checked("gzip", source, () -> new GZIPInputStream(source, BUFFER));
    }
    if (beginsWith(source, ZSTANDARD)) {
      return new Checked("zstandard", source, () -> new ZstdInputStream(source));
    }
    return source;
  }

  private static boolean beginsWith(InputStream in, byte[] magic) throws IOException {
    in.mark(magic.length);
    try {
      return Arrays.equals(in.readNBytes(magic.length), magic);
    } finally {
      in.reset();
    }
  }

  /**
   * A stream that reports bytes as available until its end. {@link GZIPInputStream} takes a file to
   * be at its end if none are available, but a pipe may just be slow.
   */
  private static final class ToTheEnd extends BufferedInputStream {

    ToTheEnd(InputStream in) {
      super(in, BUFFER);
    }

    @Override
    public synchronized int available() throws IOException {
      mark(1);
      int next = read();
      reset();
      return next < 0 ? 0 : 1;
    }
  }

  /** Opens compressed data by reading its header. */
  private interface Opening {
    InputStream open() throws IOException;
  }

  /**
   * Distinguishes damaged data, reported as {@link DamagedData}, from a source that cannot be read.
   */
  private static final class Checked extends FilterInputStream {

    private final String format;
    private final Opening opening;
    private boolean opened;

    Checked(String format, InputStream source, Opening opening) {
      super(source);
      this.format = format;
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
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      try {
        if (!opened) {
          in = opening.open();
          opened = true;
        }
        return in.read(bytes, from, length);
      } catch (EOFException | ZipException | ZstdIOException e) {
        String reason = "expected %s data to its end but it is cut off or damaged (%s)";
        throw new DamagedData(Text.of(reason, format, e.getMessage()), e);
      }
    }
  }
}
