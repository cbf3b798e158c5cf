package org.wardiary.app.live;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.app.archive.Session;
import org.wardiary.app.live.LiveSender.Intent;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.game.Series;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.stream.GameFeeds;

/**
 * Live games, played on the log. A command is reported as accepted only once it is on the log. It
 * names the {@code seq} that its sender saw, and is refused if the game has gone on since; but one
 * that was carried out before is accepted again, and nothing is done. What a seat may do is decided
 * here; what the rules allow, by the referee. Thread-safe; commands are carried out one at a time.
 *
 * <p>{@link LivePosition#seq} also counts events that a game hides from a side. A server therefore
 * shows a side of such a game neither the seq nor the number of answers, and keeps the seq that the
 * side has seen on its behalf.
 */
public final class LiveGames implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveGames.class);
  private static final int MOST_FOLLOWED = 1000;
  private static final Duration WATCH = Duration.ofMillis(100);

  private final Session session;
  private final TimeAndChance machine;
  private final OpeningRecord openings;
  private final GameFeeds feeds;
  private final LiveSender sender;
  private final SeedFolder seeds;
  private final KeptSeeds kept;
  private final Map<String, LiveTable> tables = new LinkedHashMap<>(64, 0.75f, true);

  /**
   * The games of an archive.
   *
   * @param session the archive, which must stay open as long as this
   * @param maps maps that a game may be opened on
   */
  public LiveGames(Session session, MapLibrary maps, TimeAndChance machine) {
    this.session = session;
    this.machine = machine;
    this.seeds = new SeedFolder(session.data());
    this.openings = new OpeningRecord(maps, machine, seeds);
    this.feeds = session.feeds();
    this.sender = new LiveSender(session, machine);
    this.kept = new KeptSeeds(seeds, sender, machine);
  }

  /** Goes on with games whose seeds are kept here: draws what is due, shows what is to be shown. */
  public synchronized void resumeDraws() {
    for (String gameId : seeds.games()) {
      try {
        position(gameId);
      } catch (InputRefused e) {
        LOG.info("the seed of {} is kept but: {}", gameId, e.getMessage());
      }
    }
  }

  /** Opens a game. A game that is already open with exactly this record is accepted too. */
  public synchronized LiveOutcome open(Opening opening) {
    OpeningRecord.Made made = openings.of(opening);
    if (made instanceof OpeningRecord.Made.Bad bad) {
      return new LiveOutcome.Refused(bad.reason());
    }
    Submission game = ((OpeningRecord.Made.Good) made).game();
    LiveTable table = new LiveTable(feeds.ofNew(game.gameId()), machine);
    CommandOutcome outcome = sender.submit(LiveCommand.start(game));
    switch (SubmissionOutcome.of(outcome.getOutcome())) {
      case ACCEPTED -> {
        sender.await(table, outcome.getSeq());
        keep(game.gameId(), table);
        kept.tend(table);
        return new LiveOutcome.Accepted(table.position());
      }
      case DUPLICATE -> {
        return new LiveOutcome.Accepted(position(game.gameId()));
      }
      case REJECTED -> {
        return new LiveOutcome.Refused(outcome.getReason());
      }
      default -> {
        return new LiveOutcome.Refused(
            Text.of(
                "expected a new game but there is one with the id %s already (%s)",
                game.gameId(), outcome.getOutcome()));
      }
    }
  }

  /** The maps and game files that a game may be opened with. */
  public MapLibrary maps() {
    return openings.maps();
  }

  private void keep(String gameId, LiveTable table) {
    tables.put(gameId, table);
    if (tables.size() > MOST_FOLLOWED) {
      tables.remove(tables.keySet().iterator().next());
    }
  }

  /**
   * The current state of a game.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused if no game's id or more than one begins so, or the game is withdrawn
   */
  public synchronized LivePosition position(String prefix) {
    LiveTable table = table(prefix);
    kept.tend(table);
    return table.position();
  }

  /** The table of a game, followed up to now. */
  private LiveTable table(String prefix) {
    LiveTable known = tables.get(prefix);
    LiveTable table = known == null ? placed(prefix) : known;
    table.follow();
    if (table.isWithdrawn()) {
      tables.values().remove(table);
      throw new InputRefused(
          Text.of("expected a game that stands but %s was withdrawn", table.position().gameId()));
    }
    return table;
  }

  private LiveTable placed(String prefix) {
    var game = session.games().place(prefix);
    LiveTable table = tables.get(game.gameId());
    if (table == null) {
      table = new LiveTable(feeds.of(game.gameId(), game.range().first()), machine);
      keep(game.gameId(), table);
    }
    return table;
  }

  /**
   * Gives answers, all of them or none. A side, and a game with clocks, gives one answer at a time,
   * or a {@link Series} in any sequence; the time that its side has left is stored with it.
   *
   * @param words answers in order, in the lenient notation of records
   * @param comments comments after the last of them
   */
  public synchronized LiveOutcome give(
      Seat seat, LiveRequest request, List<String> words, List<String> comments) {
    LiveTable table = table(request.gameId());
    return play(
        table,
        request,
        now ->
            new AnswerIntent(seat, now, table.control())
                .of(inSequence(seat, now, words), comments));
  }

  /**
   * Gives a line of a recorded game as a person types it: statements, comments, and at last perhaps
   * the result. Nothing of it is stored if one of its statements cannot be read.
   */
  public synchronized LiveOutcome line(Seat seat, LiveRequest request, String line) {
    return new LiveLine(this, seat).give(position(request.gameId()), request, line);
  }

  /** Answers in the sequence that the rules want, with the draws between those of the director. */
  private List<String> inSequence(Seat seat, LivePosition now, List<String> words) {
    List<String> all = new AnswerSeries(now).inSequence(words);
    return seat.isDirector() ? kept.between(now, all) : all;
  }

  /** Why a line of answers of the director would be refused; empty if all are legal. */
  public synchronized Optional<LiveOutcome> refusal(LivePosition now, List<String> words) {
    return new LineTrial(now).refusal(inSequence(Seat.director("director"), now, words));
  }

  private LiveOutcome play(LiveRequest request, Function<LivePosition, Intent> intent) {
    return play(table(request.gameId()), request, intent);
  }

  private LiveOutcome play(
      LiveTable table, LiveRequest request, Function<LivePosition, Intent> intent) {
    LiveOutcome outcome = sender.play(table, request, intent);
    kept.tend(table);
    return outcome instanceof LiveOutcome.Accepted
        ? new LiveOutcome.Accepted(table.position())
        : outcome;
  }

  /** Comments on what happened last. */
  public synchronized LiveOutcome comment(Seat seat, LiveRequest request, String text) {
    return play(request, now -> new TalkIntent(seat, now).comment(text));
  }

  /**
   * Takes answers back. The director's call does it at once; a side's call is an offer, which is
   * carried out when the other side calls this too, with the same {@code ply}. In a recorded game a
   * side's call does it at once.
   *
   * @param ply the number of first answers that stay
   * @param reason why; may be empty
   */
  public synchronized LiveOutcome takeBack(Seat seat, LiveRequest request, int ply, String reason) {
    return play(request, now -> new TalkIntent(seat, now).takeBack(ply, reason, machine.millis()));
  }

  /**
   * Ends the game by a draw that both sides agree on. The director's call does it at once; a side's
   * call is an offer, which is carried out when the other side calls this too.
   */
  public synchronized LiveOutcome draw(Seat seat, LiveRequest request) {
    return play(request, now -> new TalkIntent(seat, now).draw());
  }

  /** Declines what the other side has offered, or withdraws one's own offer. */
  public synchronized LiveOutcome decline(Seat seat, LiveRequest request) {
    return play(request, now -> new TalkIntent(seat, now).decline());
  }

  /**
   * Ends the game in another way than by an agreed draw.
   *
   * @param how how it ends
   */
  public synchronized LiveOutcome end(Seat seat, LiveRequest request, LiveEnd how) {
    return play(request, now -> new EndIntent(seat, now).of(how));
  }

  /** Adjourns the game: clocks stop, and no answer is taken until it is resumed. */
  public synchronized LiveOutcome adjourn(Seat seat, LiveRequest request) {
    return play(request, now -> new TalkIntent(seat, now).adjourn());
  }

  /** Resumes an adjourned game. */
  public synchronized LiveOutcome resume(Seat seat, LiveRequest request) {
    return play(request, now -> new TalkIntent(seat, now).resume());
  }

  /**
   * Waits until the game has gone on or the time is over, and returns its current state.
   *
   * @param seen seq of the last event that the caller saw
   */
  public LivePosition awaitChange(String gameId, long seen, Duration atMost) {
    long begin = machine.nanos();
    LivePosition now = position(gameId);
    while (now.seq() == seen && machine.nanos() - begin < atMost.toNanos()) {
      LockSupport.parkNanos(WATCH.toNanos());
      now = position(gameId);
    }
    return now;
  }

  @Override
  public synchronized void close() {
    sender.close();
    feeds.close();
  }
}
