package org.wardiary.reports.viewer;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Lists of legal answers, each written as its difference from the last list for the same question
 * to the same side. For one game; not thread-safe.
 */
final class LegalLists {

  private final Map<String, Integer> lastStep = new HashMap<>();
  private final List<List<String>> lists = new ArrayList<>();

  /** Writes the field {@code legal} of the next step, if its viewer may know the answers. */
  void write(SeenPosition step, JsonGenerator json) throws IOException {
    List<String> now = new ArrayList<>();
    step.legal().forEach(answer -> now.add(answer.asText()));
    int number = lists.size();
    lists.add(now);
    if (step.legal().isMissingNode()) {
      return;
    }
    String key = step.position().path("decides").asText() + " " + step.position().path("question");
    Integer base = lastStep.put(key, number);
    List<String> before = base == null ? List.of() : lists.get(base);
    json.writeArrayFieldStart("legal");
    json.writeNumber(base == null ? -1 : base);
    json.writeStartArray();
    Set<String> kept = new HashSet<>(now);
    for (int i = 0; i < before.size(); i++) {
      if (!kept.contains(before.get(i))) {
        json.writeNumber(i);
      }
    }
    json.writeEndArray();
    json.writeStartArray();
    Set<String> known = new HashSet<>(before);
    for (String answer : now) {
      if (!known.contains(answer)) {
        json.writeString(answer);
      }
    }
    json.writeEndArray();
    json.writeEndArray();
  }
}
