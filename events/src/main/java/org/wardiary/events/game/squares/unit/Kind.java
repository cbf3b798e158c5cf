package org.wardiary.events.game.squares.unit;

/**
 * The kinds of units (SQ-2.2) of both variants, in the ASCII order of their letters, so that
 * answers that contain the {@link #ordinal()} sort in the order of their texts.
 */
public enum Kind {
  /** A. */
  ARTILLERY('A', "Artillery", Family.GUN),
  /** C. */
  CAVALRY('C', "Cavalry", Family.HORSE),
  /** G. */
  GUARD('G', "Guard", Family.FOOT),
  /** H: a gun that moves like Horse. */
  HORSE_BATTERY('H', "Horse Battery", Family.GUN),
  /** I. */
  INFANTRY('I', "Infantry", Family.FOOT),
  /** K. */
  HEAVY_CAVALRY('K', "Heavy Cavalry", Family.HORSE),
  /** L. */
  LIGHT_INFANTRY('L', "Light Infantry", Family.FOOT);

  /** Families of kinds (SQ-2.2). */
  public enum Family {
    /** I, L, G. */
    FOOT,
    /** C, K. */
    HORSE,
    /** A, H. */
    GUN
  }

  private static final Kind[] ALL = values();

  private final char letter;
  private final String title;
  private final Family family;

  Kind(char letter, String title, Family family) {
    this.letter = letter;
    this.title = title;
    this.family = family;
  }

  /** The kind with an ordinal. */
  public static Kind of(int ordinal) {
    return ALL[ordinal];
  }

  /** Number of kinds. */
  public static int count() {
    return ALL.length;
  }

  /** The ordinal of the kind with a letter; -1 if there is none. */
  public static int find(char letter) {
    for (Kind kind : ALL) {
      if (kind.letter == letter) {
        return kind.ordinal();
      }
    }
    return -1;
  }

  /** The kind's letter in orders and unit ids. */
  public char letter() {
    return letter;
  }

  /** Human-readable name. */
  public String title() {
    return title;
  }

  /** Whether this kind is Foot (SQ-2.2). */
  public boolean isFoot() {
    return family == Family.FOOT;
  }

  /** Whether this kind is Horse (SQ-2.2). */
  public boolean isHorse() {
    return family == Family.HORSE;
  }

  /** Whether this kind is a gun (SQ-2.2). */
  public boolean isGun() {
    return family == Family.GUN;
  }

  /**
   * Whether this kind is Infantry or Light Infantry, which must retreat from a Guard (SQ-6.2,
   * SQ-6.3).
   */
  public boolean isLine() {
    return this == INFANTRY || this == LIGHT_INFANTRY;
  }

  /** Whether this kind moves one or two steps and retreats by a step (SQ-4.4, SQ-6.4). */
  public boolean isMobile() {
    return this == CAVALRY || this == HEAVY_CAVALRY || this == HORSE_BATTERY;
  }
}
