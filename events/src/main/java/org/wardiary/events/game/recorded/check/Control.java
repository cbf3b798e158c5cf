package org.wardiary.events.game.recorded.check;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which side holds a space: by its state {@code control}, else by the only units there. */
final class Control {

  private static final String CONTROL = "control";

  private Control() {}

  static Optional<String> of(String space, Scene scene) {
    Map<String, String> states =
        Optional.<Map<String, String>>ofNullable(scene.board().marks().get("@" + space))
            .orElse(Map.of());
    if (states.containsKey(CONTROL)) {
      return Optional.of(states.get(CONTROL));
    }
    Set<String> sides = scene.at(space).stream().map(scene::side).collect(Collectors.toSet());
    return sides.size() == 1 ? sides.stream().findFirst() : Optional.empty();
  }
}
