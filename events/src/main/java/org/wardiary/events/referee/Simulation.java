package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.record.TagOrder;
import org.wardiary.events.referee.Setups.Resolved;

/**
 * Plays games between players. Chance draws by {@code splitmix64} (GV-5) from the planned game's
 * seed, which the simulation records in the tag {@code Random}; the players use a separate random
 * stream. Safe to share between threads if the players are.
 */
public final class Simulation {

  // any odd constant would do: it separates the players' stream from the draws of chance
  private static final long PLAYERS_STREAM = 0x5851F42D4C957F2DL;

  private final Setups setups;

  /** Simulates games on the maps of these setups. */
  public Simulation(Setups setups) {
    this.setups = setups;
  }

  /**
   * Plays a game until it ends or reaches its maximum number of answers.
   *
   * @throws IllegalArgumentException if the game's tags are bad
   */
  public Verdict.Accepted play(PlannedGame planned) {
    Run run = new Run(planned, setup(planned.tags()));
    while (run.position.ending() == Ending.NONE && run.size < planned.maxAnswers()) {
      run.answer();
    }
    return run.game();
  }

  private Setup setup(Tags tags) {
    Resolved resolved = setups.of(tags);
    if (resolved instanceof Resolved.Bad bad) {
      throw new IllegalArgumentException(bad.rejection().reason());
    }
    return ((Resolved.Ready) resolved).setup();
  }

  private static final class Run {

    private final PlannedGame planned;
    private final Setup setup;
    private final Position position;
    private final RandomDraws chance;
    private final RandomDraws players;
    private final List<Player> seated;
    private final AnswerList legal = new AnswerList();
    private long[] codes = new long[256];
    private int size;
    private boolean drawn;

    Run(PlannedGame planned, Setup setup) {
      this.planned = planned;
      this.setup = setup;
      this.chance = new RandomDraws(planned.seed());
      this.players = new RandomDraws(planned.seed() * PLAYERS_STREAM ^ PLAYERS_STREAM);
      this.seated = planned.players().stream().map(Player::forOneGame).toList();
      this.position = setup.game().position(setup);
      position.begin(EventSink.NONE);
    }

    private void answer() {
      int cases = position.chanceCases();
      drawn |= cases > 0;
      long code = cases > 0 ? position.chanceAnswer(chance.draw(cases)) : choice();
      if (size == codes.length) {
        codes = Arrays.copyOf(codes, 2 * size);
      }
      codes[size++] = code;
      position.play(code, EventSink.NONE);
    }

    private long choice() {
      legal.clear();
      position.legal(legal);
      return seated.get(position.question().decides()).choose(position, legal, players);
    }

    private Verdict.Accepted game() {
      Ending ending = position.ending();
      boolean open = ending == Ending.NONE;
      Setup recorded =
          new Setup(setup.game(), setup.first(), setup.mapFile(), setup.map(), recordedTags());
      return new Verdict.Accepted(
          new AnswerSequence(recorded, codes, size),
          RecordComments.NONE,
          open ? Endings.OPEN : ending.result(setup.game()),
          open ? Endings.UNFINISHED : ending.termination());
    }

    private Tags recordedTags() {
      List<Pair> pairs = new ArrayList<>(TagOrder.beforeTheEnd(setup.tags()).pairs());
      pairs.removeIf(pair -> pair.name().equals(RandomTag.NAME));
      if (drawn) {
        String seed = Long.toUnsignedString(planned.seed());
        pairs.add(new Pair(RandomTag.NAME, ChanceCheck.ALGORITHM + " " + seed));
      }
      Game game = setup.game();
      return TagOrder.of(game).sorted(new Tags(pairs).playedByPrograms(game.sides()));
    }
  }
}
