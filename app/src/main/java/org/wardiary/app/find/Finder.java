package org.wardiary.app.find;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.sequence.BadSequence;
import org.wardiary.analytics.sequence.FoundGame;
import org.wardiary.analytics.sequence.SequenceMatcher;
import org.wardiary.analytics.sequence.SequenceQuery;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.work.OrderedWork;
import org.wardiary.projector.fold.SummaryFold;
import org.wardiary.projector.stream.GameScan;
import org.wardiary.projector.stream.StoredEvents;

/**
 * Asks games a query, with one thread for each core. Games are delivered in the order of the log,
 * whichever thread finishes first, and only a few for each thread are held in memory at a time.
 */
public final class Finder {

  private static final List<String> ANY_SIDES = List.of("A", "B");

  private final SequenceQuery query;
  private final Map<String, SequenceMatcher> matchers = new ConcurrentHashMap<>();
  private final Map<String, BadSequence> unable =
      Collections.synchronizedMap(new LinkedHashMap<>());

  private Finder(SequenceQuery query) {
    this.query = query;
  }

  /**
   * A finder for a query.
   *
   * @throws BadSequence if no kind of game that the query covers has what the query names
   */
  public static Finder of(SequenceQuery query) {
    Finder finder = new Finder(query);
    List<String> kinds = query.games().values().getOrDefault("game", List.of());
    for (Game game : Games.all()) {
      if (kinds.isEmpty() || kinds.stream().anyMatch(text -> isKind(game, text))) {
        finder.add(game);
      }
    }
    if (finder.matchers.isEmpty() && !finder.mayFindRecorded()) {
      // report the error of the kind of game that understood most of the query, if possible one
      // that says what may have been meant
      throw finder.unable.values().stream()
          .max(
              Comparator.comparingInt(BadSequence::column)
                  .thenComparing(error -> error.nearest().isPresent()))
          .orElseThrow();
    }
    return finder;
  }

  private static boolean isKind(Game game, String text) {
    return game.id().toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT));
  }

  /**
   * Whether recorded games may have what the query names. Which of them there are is known only
   * when their rows are read.
   */
  private boolean mayFindRecorded() {
    try {
      SequenceMatcher.of(query, RecordedGame.listed("recorded/any", "any", ANY_SIDES));
      return true;
    } catch (BadSequence e) {
      return false; // what the other games say of it is reported
    }
  }

  /** Whether games of a kind have what the query names. */
  private boolean covers(String kind) {
    if (RecordedGame.isId(kind) && !unable.containsKey(kind) && !matchers.containsKey(kind)) {
      add(Games.find(kind).orElseThrow());
    }
    return matchers.containsKey(kind);
  }

  private void add(Game game) {
    try {
      matchers.put(game.id(), SequenceMatcher.of(query, game));
    } catch (BadSequence e) {
      unable.put(game.id(), e);
    }
  }

  /**
   * A builder of the selection of games to ask: those of kinds that have what the query names.
   *
   * @param games which games the query covers
   */
  public GameSelection.Builder selecting(GameQuery games) {
    return new GameSelection.Builder(games, this::covers);
  }

  /**
   * Asks games the query.
   *
   * @param scan reads the games' events
   * @param selection which games, of the kinds that it {@linkplain #selecting selects}
   * @param out receives each game that was asked, in the order of the log; returns whether to go on
   * @param going receives the number of games done; returns whether to go on
   */
  public FoundSequences ask(
      GameScan scan, GameSelection selection, Predicate<FoundGame> out, LongPredicate going) {
    FoundSequences findings = new FoundSequences(unable);
    long[] done = new long[1];
    try (OrderedWork<StoredEvents, FoundGame> work =
        new OrderedWork<>(
            1, this::answer, game -> take(game, findings, out) && going.test(++done[0]))) {
      scan.read(gameId -> selection.has(gameId), work::add);
      work.finish();
    }
    return findings;
  }

  private FoundGame answer(StoredEvents stored) {
    String kind = ((GameStarted) stored.first().getBody()).getGame();
    return found(matchers.get(kind), stored);
  }

  private static FoundGame found(SequenceMatcher matcher, StoredEvents stored) {
    List<GameEvent> events = stored.events();
    SummaryFold summary = new SummaryFold(events.get(0));
    events.subList(1, events.size()).forEach(summary::fold);
    return matcher.find(summary.view(), events);
  }

  private static boolean take(FoundGame game, FoundSequences findings, Predicate<FoundGame> out) {
    findings.add(game);
    return out.test(game);
  }
}
