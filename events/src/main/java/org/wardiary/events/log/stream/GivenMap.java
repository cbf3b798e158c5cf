package org.wardiary.events.log.stream;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.referee.MapLibrary;

/** The bundled maps and one map that came with a command, under whatever name the record gives. */
record GivenMap(MapLibrary bundled, String text) implements MapLibrary {

  @Override
  public Optional<MapFile> find(String name) {
    return bundled
        .find(name)
        .or(() -> text.isEmpty() ? Optional.empty() : Optional.of(new MapFile(name, text)));
  }

  @Override
  public boolean isBundled(MapFile map) {
    return bundled.isBundled(map);
  }

  @Override
  public List<String> names() {
    return bundled.names();
  }
}
