package org.wardiary.events.game.recorded.file;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Copies that keep the order of a file. */
final class Copies {

  private Copies() {}

  static <K, V> Map<K, V> of(Map<K, V> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
