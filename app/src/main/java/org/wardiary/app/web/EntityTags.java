package org.wardiary.app.web;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tags of a request's {@code If-None-Match}: what a client already has. Tags are compared
 * weakly, as RFC 9110 (13.1.2) demands, so that a proxy may have made weak ones strong.
 */
final class EntityTags {

  private static final String ANY = "*";

  /** A tag; the comma that divides tags may be in one too, so the text is not split at it. */
  private static final Pattern TAG = Pattern.compile("(?:W/)?(\"[^\"]*\")");

  private EntityTags() {}

  /**
   * Whether the client has what a tag stands for.
   *
   * @param fields the values of all header fields of the name
   * @param tag the tag of the present answer
   */
  static boolean match(List<String> fields, String tag) {
    return fields.stream().anyMatch(field -> field.strip().equals(ANY) || lists(field, tag));
  }

  private static boolean lists(String field, String tag) {
    return TAG.matcher(field).results().anyMatch(found -> found.group(1).equals(strong(tag)));
  }

  private static String strong(String tag) {
    Matcher whole = TAG.matcher(tag);
    return whole.matches() ? whole.group(1) : tag;
  }
}
