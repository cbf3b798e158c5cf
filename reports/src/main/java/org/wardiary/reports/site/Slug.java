package org.wardiary.reports.site;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Names of people and events as names of files: to be read by people, and never the same for two.
 */
final class Slug {

  private static final int LONGEST = 40;
  private static final int DIGEST = 8;

  private Slug() {}

  /**
   * A name of small letters, digits and hyphens.
   *
   * @param readable what people should recognise
   * @param whole everything in which two of them differ
   */
  static String of(String readable, String whole) {
    String words =
        readable.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
    String cut = words.substring(0, Math.min(LONGEST, words.length()));
    String digest = Manifest.digest(whole.getBytes(StandardCharsets.UTF_8)).substring(0, DIGEST);
    return cut.isEmpty() ? digest : cut + "-" + digest;
  }
}
