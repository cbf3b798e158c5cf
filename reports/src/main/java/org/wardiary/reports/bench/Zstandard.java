package org.wardiary.reports.bench;

import com.github.luben.zstd.Zstd;

/** The yardstick of size: general-purpose compression, at a high and slow level. */
public final class Zstandard {

  private static final int LEVEL = 19;

  private Zstandard() {}

  /** The name of the yardstick, with the compression level. */
  public static final String NAME = "zstd -" + LEVEL;

  /** Number of bytes of a text when compressed as a whole. */
  public static long size(byte[] text) {
    return Zstd.compress(text, LEVEL).length;
  }
}
