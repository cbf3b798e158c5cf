package org.wardiary.reports.text;

import java.util.Optional;
import java.util.regex.Pattern;

/** A comment of a record as readers see it. */
public final class Remark {

  // as in PGN: [%clk 0:01:15] is for programs
  private static final Pattern COMMAND = Pattern.compile("\\[%[^\\]]*\\]\\s*");

  private Remark() {}

  /** The text without commands to programs, which stand in {@code [% ]}; empty if none is left. */
  public static Optional<String> of(String comment) {
    return Optional.of(COMMAND.matcher(comment).replaceAll("").strip())
        .filter(text -> !text.isEmpty());
  }
}
