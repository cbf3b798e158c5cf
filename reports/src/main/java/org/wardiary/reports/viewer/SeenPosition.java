package org.wardiary.reports.viewer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;

/**
 * One step of a game as its viewer sees it: a position, and what happened on the way to it. For a
 * viewer who may not know the ply, every step differs from the last in what is seen, as the lines
 * of {@code trace} do.
 *
 * @param position the position without its legal answers
 * @param legal the legal answers, sorted; a missing node if the viewer may not know them
 * @param answers the answers that led here, as far as the viewer knows them
 * @param events the events of these answers, redacted
 * @param drawn those of the events that pictures show
 */
record SeenPosition(
    ObjectNode position,
    JsonNode legal,
    List<AnswerGiven> answers,
    List<SpecificRecord> events,
    List<SpecificRecord> drawn) {

  /** A step with a position, and no answers or events yet. */
  static SeenPosition at(ObjectNode tree) {
    JsonNode legal = tree.path("legal");
    tree.remove("legal");
    return new SeenPosition(tree, legal, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
  }

  /** Whether the viewer sees no difference from another step's position. */
  boolean looksLike(SeenPosition other) {
    return position.equals(other.position) && legal.equals(other.legal);
  }
}
