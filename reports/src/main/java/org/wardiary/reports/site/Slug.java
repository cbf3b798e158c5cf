package org.wardiary.reports.site;

import java.util.Locale;
import org.wardiary.events.text.Digest;

/** File names for people and events: readable, and different for different names. */
final class Slug {

  private static final int LONGEST = 40;
  private static final int DIGEST = 8;

  private Slug() {}

  /**
   * A name of lower-case letters, digits and hyphens.
   *
   * @param readable what people should recognise
   * @param whole everything in which two names may differ
   */
  static String of(String readable, String whole) {
    String words =
        readable.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
    String cut = words.substring(0, Math.min(LONGEST, words.length()));
    String digest = Digest.hex(whole).substring(0, DIGEST);
    return cut.isEmpty() ? digest : cut + "-" + digest;
  }
}
