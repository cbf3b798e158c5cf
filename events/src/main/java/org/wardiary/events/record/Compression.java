package org.wardiary.events.record;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.GZIPOutputStream;

/** Compresses what is written to a file, by the file's name; {@link Decompression} reads it. */
public enum Compression {
  /** As it is. */
  NONE {
    @Override
    public OutputStream of(OutputStream out) {
      return out;
    }
  },
  /** {@code .gz}. */
  GZIP {
    @Override
    public OutputStream of(OutputStream out) throws IOException {
      return new GZIPOutputStream(out, BUFFER);
    }
  },
  /** {@code .zst}, with a checksum. */
  ZSTANDARD {
    @Override
    public OutputStream of(OutputStream out) throws IOException {
      return new ZstdOutputStream(out, LEVEL).setChecksum(true);
    }
  };

  private static final int BUFFER = 1 << 16;

  /** A tenth smaller than at the usual level 3, and still as fast as games are read. */
  private static final int LEVEL = 9;

  /** The compression that a file's name asks for. */
  public static Compression byName(String name) {
    if (name.endsWith(".gz")) {
      return GZIP;
    }
    return name.endsWith(".zst") ? ZSTANDARD : NONE;
  }

  /**
   * A stream whose bytes are compressed; it must be closed, which closes the stream below, too.
   *
   * @param out receives the compressed bytes
   * @throws IOException if the first of them cannot be written
   */
  public abstract OutputStream of(OutputStream out) throws IOException;
}
