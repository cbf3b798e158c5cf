package org.wardiary.reports.bench;

import com.github.luben.zstd.Zstd;

/** The yardstick of size: what compresses any text, at a level at which it takes its time. */
public final class Zstandard {

  private static final int LEVEL = 19;

  private Zstandard() {}

  /** The name of the yardstick, with its level. */
  public static final String NAME = "zstd -" + LEVEL;

  /** Bytes of a text, compressed as a whole. */
  public static long size(byte[] text) {
    return Zstd.compress(text, LEVEL).length;
  }
}
