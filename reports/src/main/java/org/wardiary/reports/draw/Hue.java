package org.wardiary.reports.draw;

/** The colours that a side's counters may have, each in a full and a pale tone. */
public enum Hue {
  /** Blue. */
  BLUE(Tone.BLUE, Tone.PALE_BLUE),
  /** Red. */
  RED(Tone.RED, Tone.PALE_RED),
  /** Gray. */
  GRAY(Tone.GRAY, Tone.PALE_GRAY);

  private final Tone full;
  private final Tone pale;

  Hue(Tone full, Tone pale) {
    this.full = full;
    this.pale = pale;
  }

  /** The full tone: text on it is {@link Tone#ON_FULL}. */
  public Tone full() {
    return full;
  }

  /** The pale tone: text on it is in the full tone. */
  public Tone pale() {
    return pale;
  }
}
