package org.wardiary.app.print;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import org.wardiary.app.archive.ArchiveResult;
import org.wardiary.app.archive.GivenGame;
import org.wardiary.events.identity.Differences;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.Problem;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.Verdict;

/**
 * The outcomes of checking or archiving games as JSON, one object each ({@code docs/records.md},
 * "Reports of check and archive").
 */
public final class GameJson {

  private static final ObjectMapper JSON = new ObjectMapper();

  private GameJson() {}

  /** The outcome of a game that was accepted. */
  public static String accepted(GameText text, Verdict.Accepted game) {
    ObjectNode line = begin(GivenGame.of(text), "accepted");
    line.put("id", game.gameId());
    line.put("answers", game.sequence().length());
    line.put("result", game.result());
    line.put("termination", game.termination());
    return line.toString();
  }

  /** The outcome of a game that was refused. */
  public static String refused(GameText text, List<Problem> problems) {
    return refused(GivenGame.of(text), problems);
  }

  private static String refused(GivenGame given, List<Problem> problems) {
    ObjectNode line = begin(given, "refused");
    ArrayNode all = line.putArray("problems");
    problems.forEach(problem -> write(problem, all.addObject()));
    return line.toString();
  }

  /** The outcome of archiving a game. */
  public static String of(GivenGame given, ArchiveResult result) {
    if (result instanceof ArchiveResult.Unfit unfit) {
      return refused(given, List.of(unfit.problem()));
    }
    if (result instanceof ArchiveResult.Stored stored) {
      return begin(given, "stored")
          .put("id", stored.id())
          .put("events", stored.events())
          .toString();
    }
    if (result instanceof ArchiveResult.Duplicate duplicate) {
      ObjectNode line = begin(given, "duplicate").put("id", duplicate.id());
      if (duplicate.current() != ArchiveResult.Current.THIS) {
        line.put("stands", duplicate.current().name().toLowerCase(Locale.ROOT));
      }
      duplicate.otherMap().ifPresent(map -> line.put("otherMap", map));
      duplicate.differences().ifPresent(found -> write(found, line.putObject("differences")));
      return line.toString();
    }
    if (result instanceof ArchiveResult.Continued continued) {
      ObjectNode line = begin(given, "continued").put("id", continued.id());
      line.put("edition", continued.edition()).put("events", continued.events());
      write(continued.differences(), line.putObject("differences"));
      return line.toString();
    }
    ArchiveResult.Refused refused = (ArchiveResult.Refused) result;
    ObjectNode line = begin(given, "refused").put("reason", refused.reason());
    refused.differences().ifPresent(found -> write(found, line.putObject("differences")));
    return line.toString();
  }

  private static ObjectNode begin(GivenGame given, String outcome) {
    return JSON.createObjectNode()
        .put("file", given.origin().file())
        .put("game", given.origin().game())
        .put("line", given.begin().line())
        .put("column", given.begin().column())
        .put("outcome", outcome);
  }

  private static void write(Problem problem, ObjectNode out) {
    out.put("line", problem.place().line());
    out.put("column", problem.place().column());
    out.put("token", problem.token());
    out.put("rule", problem.rule());
    out.put("reason", problem.reason());
    problem.nearest().forEach(out.putArray("nearest")::add);
    out.put("goodAnswers", problem.goodAnswers());
  }

  private static void write(Differences differences, ObjectNode out) {
    ArrayNode tags = out.putArray("tags");
    for (Differences.TagDifference tag : differences.tags()) {
      tags.addObject()
          .put("name", tag.name())
          .put("here", tag.here().orElse(null))
          .put("stored", tag.stored().orElse(null));
    }
    write(differences.comments(), out.putArray("comments"));
    write(differences.marks(), out.putArray("marks"));
    write(differences.variations(), out.putArray("variations"));
    out.put("answersHere", differences.here());
    out.put("answersStored", differences.stored());
    differences
        .firstOther()
        .ifPresent(
            answer ->
                out.putObject("firstOther")
                    .put("ply", answer.ply())
                    .put("here", answer.here())
                    .put("stored", answer.stored()));
  }

  private static void write(List<Differences.CommentDifference> found, ArrayNode out) {
    for (Differences.CommentDifference place : found) {
      ObjectNode one = out.addObject();
      // a comment after the result has no number of answers before it
      one.put("after", place.after() == RecordDraft.CLOSING ? null : place.after());
      place.here().forEach(one.putArray("here")::add);
      place.stored().forEach(one.putArray("stored")::add);
    }
  }
}
