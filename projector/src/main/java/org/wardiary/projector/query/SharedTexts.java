package org.wardiary.projector.query;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificRecord;

/**
 * Makes views small that a program keeps of many games: nearly all texts in them are those of other
 * games too.
 */
final class SharedTexts {

  private SharedTexts() {}

  /**
   * The same view, equal texts of all views being one object; its lists and maps are immutable from
   * now on.
   */
  static <V extends SpecificRecord> V in(V view) {
    for (Schema.Field field : view.getSchema().getFields()) {
      view.put(field.pos(), shared(view.get(field.pos())));
    }
    return view;
  }

  private static Object shared(Object value) {
    if (value instanceof String text) {
      return text.intern();
    }
    if (value instanceof List<?> list) {
      return list.stream().map(SharedTexts::shared).toList();
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> all = new HashMap<>();
      map.forEach((key, each) -> all.put(shared(key), shared(each)));
      return Map.copyOf(all);
    }
    return value;
  }
}
