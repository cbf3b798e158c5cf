package org.wardiary.events.game.recorded.harrow;

/** The two armies. */
enum Side {
  CROWN("Crown", new Hex(1, 3), "ExitE", 12),
  LEAGUE("League", new Hex(12, 6), "ExitW", 1);

  private final String title;
  private final Hex entry;
  private final String exit;
  private final int farColumn;

  Side(String title, Hex entry, String exit, int farColumn) {
    this.title = title;
    this.entry = entry;
    this.exit = exit;
    this.farColumn = farColumn;
  }

  /** Its name in records. */
  String title() {
    return title;
  }

  /** Where its reinforcements arrive (H6.1). */
  Hex entry() {
    return entry;
  }

  /** Where its units leave the map for points (H10.2). */
  String exit() {
    return exit;
  }

  /** The column from which they leave. */
  int farColumn() {
    return farColumn;
  }

  Side enemy() {
    return this == CROWN ? LEAGUE : CROWN;
  }
}
