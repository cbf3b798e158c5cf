package org.wardiary.reports.game.recorded;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.reports.board.AnswerEvents;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.history.View;

/** Recorded games of the tests: game files and records among the resources. */
final class RecordedSamples {

  /**
   * A game with its events.
   *
   * @param game the game
   * @param events all of them
   */
  record Sample(Verdict.Accepted game, List<EmittedEvent> events) {

    /** What a picture shows after a number of statements. */
    DrawnPosition at(int ply) {
      View view = View.ofUmpire(game.sequence().setup().game());
      return new DrawnPosition(
          view.tree(game.sequence().at(ply)),
          game.sequence().setup().map(),
          game.sequence().setup().tags(),
          AnswerEvents.of(events, ply));
    }

    /** The number of statements. */
    int length() {
      return events.get(events.size() - 1).ply();
    }
  }

  private RecordedSamples() {}

  /** The folder of game files and records. */
  static Path folder() {
    try {
      return Path.of(RecordedSamples.class.getResource("/recorded/brook.wdr").toURI()).getParent();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The game of a record. */
  static Sample read(String name) throws IOException {
    return judge(Files.readString(folder().resolve(name + ".wdr")), folder());
  }

  /** The game of a record's text. */
  static Sample judge(String record, Path files) throws IOException {
    List<EmittedEvent> events = new ArrayList<>();
    Referee referee = new Referee(MapLibrary.with(List.of(files)));
    try (RecordReader reader = RecordReader.of(record, "test.wdr")) {
      Verdict verdict = referee.emit(reader.next().orElseThrow(), events::add);
      if (verdict instanceof Verdict.Accepted accepted) {
        return new Sample(accepted, events);
      }
      throw new AssertionError(verdict.toString());
    }
  }
}
