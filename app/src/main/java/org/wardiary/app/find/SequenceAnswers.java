package org.wardiary.app.find;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.sequence.BadSequence;
import org.wardiary.analytics.sequence.SequenceQuery;
import org.wardiary.analytics.sequence.SequenceText;
import org.wardiary.events.text.Text;
import org.wardiary.projector.stream.GameScan;
import org.wardiary.projector.view.GameSummary;

/**
 * Answers queries over sequences in a long-running program: one at a time and each within a time
 * limit, since each reads the log. Thread-safe.
 */
public final class SequenceAnswers {

  private final Supplier<GameScan> games;
  private final Duration longest;
  private final LongSupplier clock;
  private final Semaphore free = new Semaphore(1);

  /**
   * Creates the service.
   *
   * @param games opens a scan of the games that have ended
   * @param longest how long an answer may take
   * @param clock nanoseconds since an arbitrary moment
   */
  public SequenceAnswers(Supplier<GameScan> games, Duration longest, LongSupplier clock) {
    this.games = games;
    this.longest = longest;
    this.clock = clock;
  }

  /** There is no answer now: another query is under way, or this one took too long. */
  public static final class Busy extends RuntimeException {

    private Busy(String message) {
      super(message);
    }
  }

  /**
   * What a query finds, as JSON.
   *
   * @param text the query
   * @param filters filters that apply besides those in the query
   * @param known the archive's games that have ended
   * @param limit the largest number of matches to list
   * @throws BadSequence if the query cannot be read or names a filter that is in {@code filters}
   *     too, or if no kind of game has what it names
   * @throws BadQuery if the games must not be counted together
   * @throws Busy if there is no answer now
   */
  public ObjectNode ask(String text, GameQuery filters, List<GameSummary> known, int limit) {
    SequenceQuery query = SequenceText.read(text, filters);
    Finder finder = Finder.of(query);
    GameSelection.Builder asked = finder.selecting(query.games());
    known.forEach(asked::put);
    GameSelection selection = asked.build();
    if (!free.tryAcquire()) {
      throw new Busy("expected one query at a time but another one is being answered");
    }
    try (GameScan scan = games.get()) {
      return answer(finder, scan, selection, asked.otherKinds(), limit);
    } finally {
      free.release();
    }
  }

  private ObjectNode answer(
      Finder finder,
      GameScan scan,
      GameSelection selection,
      Map<String, Long> otherKinds,
      int limit) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode found = JsonNodeFactory.instance.arrayNode();
    long end = clock.getAsLong() + longest.toNanos();
    FoundSequences findings =
        finder.ask(
            scan,
            selection,
            game -> {
              game.matches().stream()
                  .limit(Math.max(0, limit - found.size()))
                  .forEach(match -> found.add(FindJson.of(game, match)));
              return true;
            },
            done -> {
              if (clock.getAsLong() > end) {
                throw new Busy(
                    Text.of(
                        "expected an answer within %d s but only %d of %s were asked:"
                            + " filters make them fewer, 'wardiary find' has no limit",
                        longest.toSeconds(), done, Text.count(selection.games(), "game")));
              }
              return true;
            });
    findings.leaveOut(otherKinds);
    json.put("matches", findings.matches());
    ArrayNode kinds = json.putArray("kinds");
    findings.statistics().forEach(one -> kinds.add(FindJson.of(one)));
    ArrayNode notes = json.putArray("notes");
    selection.notes().forEach(notes::add);
    findings.notes().forEach(notes::add);
    json.set("found", found);
    return json;
  }
}
