package org.wardiary.events.game.recorded.statement;

import java.util.List;

/** Reads spaces and their sides. */
final class SpaceReader {

  private static final String ID = "a space's id";

  private final AllowedWords spaces;

  SpaceReader(AllowedWords spaces) {
    this.spaces = spaces;
  }

  /** Reads a space. */
  String read(Cursor in) {
    int at = in.at();
    return spaces.checked(at, "space", "", in.id(ID));
  }

  /** Reads spaces joined by dashes. */
  List<String> path(Cursor in) {
    int at = in.at();
    List<String> path = in.ids('-', ID);
    for (String space : path) {
      spaces.checked(at, "space", "", space);
      at += space.length() + 1;
    }
    return path;
  }

  /** Reads a space or a side of one, with the sign that its state follows. */
  Target target(Cursor in) {
    String space = read(in);
    Target target = in.take('|') ? new Target.Edge(space, read(in)) : new Target.Space(space);
    in.need(':', "':' and a word of states");
    return target;
  }
}
