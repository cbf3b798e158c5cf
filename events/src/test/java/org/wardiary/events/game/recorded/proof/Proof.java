package org.wardiary.events.game.recorded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Position;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.text.Text;

/** Reads told games as recorded games, and compares what stands in both. */
public final class Proof {

  private final Path folder;

  /**
   * @param folder where the game files are put
   */
  public Proof(Path folder) {
    this.folder = folder;
  }

  /** A told game, as it is read by the referee and kept on the log. */
  public PlayedGame recorded(ToldGame told) {
    try {
      Files.writeString(folder.resolve(told.fileId() + ".game.json"), told.file());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Verdict verdict =
        new Referee(MapLibrary.with(List.of(folder))).judge(GameData.one(told.record()));
    assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Accepted.class);
    return PlayedGames.played((Verdict.Accepted) verdict);
  }

  /**
   * Checks that a told game stands as the game that was played at each of its plies, is without a
   * doubt, and ends as it.
   *
   * @return the number of positions compared
   */
  int check(ToldGame told, Verdict.Accepted played) {
    List<EmittedEvent> events = recorded(told).emitted();
    GameStarted started = (GameStarted) events.get(0).body();
    Position position = new Setups(MapLibrary.bundled()).of(started).position();
    int ply = 0;
    for (EmittedEvent event : events.subList(1, events.size())) {
      assertThat(event.body()).as(told::record).isNotInstanceOf(DoubtNoted.class);
      if (event.body() instanceof AnswerGiven || event.body() instanceof GameEnded) {
        ply = compare(told, position, ply);
      }
      position.evolve(event.body());
    }
    assertThat(ply).as("positions").isEqualTo(told.pictures().size());
    GameEnded end = (GameEnded) events.get(events.size() - 1).body();
    assertThat(end.getResult()).isEqualTo(played.result());
    assertThat(end.getTermination()).isEqualTo(played.termination());
    return ply;
  }

  /** Compares a position with the pictures due after so many statements; returns the next ply. */
  private static int compare(ToldGame told, Position position, int from) {
    int ply = from;
    while (ply < told.pictures().size() && told.statements().get(ply) == position.ply()) {
      int at = ply++;
      assertThat(Picture.of(position))
          .as(() -> Text.of("ply %d, told as %s", at, told.said(at)))
          .isEqualTo(told.pictures().get(at));
    }
    return ply;
  }
}
