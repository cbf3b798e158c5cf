package org.wardiary.events.game.recorded.file;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.recorded.statement.Ids;

/** The layout of a game whose file has no map: every id is a space. */
record OpenLayout() implements Layout {

  @Override
  public Shape shape() {
    return Shape.NONE;
  }

  @Override
  public List<String> spaces() {
    return List.of();
  }

  @Override
  public boolean isSpace(String id) {
    return Ids.isId(id);
  }

  @Override
  public List<String> neighbours(String id) {
    return List.of();
  }

  @Override
  public Optional<Point> place(String id) {
    return Optional.empty();
  }

  @Override
  public Optional<String> terrain(String id) {
    return Optional.empty();
  }
}
