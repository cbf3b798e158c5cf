package org.wardiary.reports.bench;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.text.Text;

/**
 * How small the records of a file become when packed or compressed.
 *
 * @param file name of the file
 * @param games number of games
 * @param answers number of answers, draws included
 * @param given number of those answers that are draws determined by the tag Random
 * @param choice mean log2 of the number of legal answers, in bits
 * @param text size of the text, in bytes
 * @param packed packed size, in bytes
 * @param zstandard size compressed by Zstandard at level 19, in bytes
 * @param xz size compressed by the program xz at level 9e, in bytes; 0 if it is not installed
 */
public record PackedSize(
    String file,
    int games,
    long answers,
    long given,
    double choice,
    long text,
    long packed,
    long zstandard,
    long xz) {

  private static final String BITS = "bits/answer";

  /** Bits per answer. */
  private double bits(long bytes) {
    return 8.0 * bytes / answers;
  }

  /** The figures; bits per answer are of the whole file, with tags and checksums. */
  public List<Figure> figures() {
    List<Figure> figures = new ArrayList<>();
    figures.add(one("games", "games", games));
    figures.add(one("answers", "answers", (double) answers));
    figures.add(one("draws that are given", "answers", (double) given));
    figures.add(one("log2 of the legal answers", BITS, choice));
    figures.add(one("packed", BITS, bits(packed)));
    if (xz > 0) {
      figures.add(one("xz -9e", BITS, bits(xz)));
    }
    figures.add(one(Zstandard.NAME, BITS, bits(zstandard)));
    figures.add(one("text", BITS, bits(text)));
    figures.add(one("packed, bytes", "bytes", (double) packed));
    figures.add(one(Zstandard.NAME + " / packed", "ratio", (double) zstandard / packed));
    return figures;
  }

  private Figure one(String name, String unit, double value) {
    return Figure.one(Text.of("%s: %s", file, name), unit, value);
  }
}
