package org.wardiary.analytics.study;

/** Something that a report may claim, to be judged together with all else that it may claim. */
public interface Judged {

  /** Whether there are enough games for it to be considered. */
  boolean shown();

  /** Whether it is a main question. */
  boolean isMain();

  /** The question that it answers together with others; those of a table have one in common. */
  String family();

  /** Two-sided p-value: probability, by chance alone, of what was measured or of more. */
  double chance();
}
