package org.wardiary.events.log.stream;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.EventChain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/**
 * Decides on one record: pure, whatever stands in the log. Trusts nothing that the sender checked.
 * For one thread.
 */
final class RecordJudge {

  /** Most bytes that the events of one game may have; they are written in one transaction. */
  static final long LIMIT = 64L << 20;

  private final MessageCodec<GameEvent> codec;
  private final MapLibrary bundled = MapLibrary.bundled();
  private GivenMap maps;
  private Referee referee;

  RecordJudge(MessageCodec<GameEvent> codec) {
    this.codec = codec;
    use("");
  }

  Decision decide(String gameId, SubmitRecord command) {
    Submission given = new Submission(gameId, command.getRecord(), command.getMapText());
    Optional<String> tooLarge = given.tooLarge();
    if (tooLarge.isPresent()) {
      return new Decision.Refused(tooLarge.get());
    }
    if (!command.getMapText().equals(maps.text())) {
      use(command.getMapText());
    }
    Verdict verdict = referee.judge(only(command.getRecord()));
    if (verdict instanceof Verdict.Refused refused) {
      return new Decision.Refused(refused.problem().message());
    }
    return store(given, (Verdict.Accepted) verdict);
  }

  private Decision store(Submission given, Verdict.Accepted game) {
    Submission canonical = Submission.of(game, bundled);
    if (!canonical.gameId().equals(given.gameId())) {
      return refused("game id %s as key but it is %s", canonical.gameId(), given.gameId());
    }
    if (!canonical.record().equals(given.record())) {
      return refused("one record in its canonical form but it is %s", "written otherwise");
    }
    List<Decision.Event> events = new ArrayList<>();
    EventChain chain = new EventChain(codec, Chain.begin(given.gameId()));
    long[] bytes = {0};
    new EventEmitter(maps)
        .emit(
            game,
            event -> {
              byte[] message = chain.next(event.ply(), event.turn(), event.side(), event.body());
              bytes[0] += message.length;
              if (bytes[0] <= LIMIT) {
                events.add(new Decision.Event(Codecs.typeOf(event.body()), message));
              }
            });
    return bytes[0] <= LIMIT
        ? new Decision.Stored(events, chain.chain())
        : refused("events of at most %s bytes but they have %s", LIMIT, bytes[0]);
  }

  private static Decision refused(String expected, Object... values) {
    return new Decision.Refused("expected " + Text.of(expected, values));
  }

  private static GameText only(String record) {
    try (RecordReader reader = RecordReader.of(record, "command")) {
      // a second game in the text makes it differ from the first one's canonical form
      return reader
          .next()
          .orElseThrow(() -> new IllegalArgumentException("expected a record but found no game"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void use(String mapText) {
    maps = new GivenMap(bundled, mapText);
    referee = new Referee(new Setups(maps));
  }
}
