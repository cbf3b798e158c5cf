package org.wardiary.reports.json;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.revision.Revision;
import org.wardiary.projector.view.Edition;

/** The editions of a game as JSON. */
public final class EditionJson {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Set<String> KEEPING_ANSWERS =
      Set.of(Revision.TAKEN_BACK.done(), Revision.CONTINUED.done(), Revision.CORRECTED.done());

  private EditionJson() {}

  /** All editions in order; fields that do not apply are null. */
  public static ArrayNode of(List<Edition> editions) {
    ArrayNode all = MAPPER.createArrayNode();
    editions.forEach(edition -> write(edition, all.addObject()));
    return all;
  }

  /** What a side may know of the editions: what was done, when and by whom. */
  public static ArrayNode redacted(List<Edition> editions) {
    ArrayNode all = of(editions);
    all.forEach(edition -> ((ObjectNode) edition).retain("edition", "what", "when", "by"));
    return all;
  }

  private static void write(Edition edition, ObjectNode out) {
    boolean first = edition.getNumber() == 1;
    out.put("edition", edition.getNumber());
    out.put("what", edition.getWhat());
    out.put("when", first ? null : time(edition));
    out.put("by", edition.getBy().isEmpty() ? null : edition.getBy());
    out.put("reason", edition.getReason().isEmpty() ? null : edition.getReason());
    out.put("fromPly", fromPly(edition).orElse(null));
    out.put("restored", edition.getRestored() == 0 ? null : edition.getRestored());
    out.put("firstSeq", edition.getFirstSeq());
    out.put("lastSeq", edition.getLastSeq());
  }

  /** When an edition was made, e.g. {@code 2026-11-22T12:30:00Z}. */
  public static String time(Edition edition) {
    return Instant.ofEpochMilli(edition.getTime()).toString();
  }

  /**
   * The number of first answers that an edition has in common with the one before; empty unless it
   * takes back, continues or corrects answers.
   */
  public static Optional<Integer> fromPly(Edition edition) {
    return KEEPING_ANSWERS.contains(edition.getWhat())
        ? Optional.of(edition.getFromPly())
        : Optional.empty();
  }
}
