package org.wardiary.app.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.RandomTag;

/**
 * The draws of a game whose seed is kept here and not on the log, so that this program gives them
 * as answers.
 *
 * @param now the game as it stands
 * @param seed the seed
 */
record KeptDraws(LivePosition now, long seed) {

  /** The draws of a game; empty if its seed is not kept here, or is on the log. */
  static Optional<KeptDraws> of(LivePosition now, SeedFolder seeds) {
    return shown(now, seeds).flatMap(RandomTag::seed).map(seed -> new KeptDraws(now, seed));
  }

  /**
   * The tag {@code Random} with the seed, of a game whose tag has only the hash; empty if it is not
   * kept here.
   */
  static Optional<RandomTag> shown(LivePosition now, SeedFolder seeds) {
    return RandomTag.of(now.setup().tags())
        .filter(tag -> tag.seed().isEmpty())
        .flatMap(
            tag ->
                seeds.of(now.gameId()).filter(kept -> kept.commitment().equals(tag.commitment())));
  }

  /** A generator that has made the draws of the game so far. */
  private RandomDraws generator() {
    RandomDraws generator = new RandomDraws(seed);
    now.cases().forEach(generator::draw);
    return generator;
  }

  /** The draw that is due now, as an answer. */
  Optional<String> due() {
    return due(now.position(), generator());
  }

  private static Optional<String> due(Position position, RandomDraws generator) {
    int cases = position.ending() == Ending.NONE ? position.chanceCases() : 0;
    return cases == 0
        ? Optional.empty()
        : Optional.of(position.write(position.chanceAnswer(generator.draw(cases))));
  }

  /**
   * Answers with the draws that are due between them; those after the last are not among them. From
   * an illegal answer on, which the referee refuses, they are as given.
   */
  List<String> between(List<String> words) {
    Game game = now.setup().game();
    Position position = now.position();
    RandomDraws generator = generator();
    List<String> all = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      all.add(words.get(i));
      boolean good = game.split(words.get(i)).stream().allMatch(answer -> play(position, answer));
      if (!good || i == words.size() - 1) {
        all.addAll(words.subList(i + 1, words.size()));
        return all;
      }
      Optional<String> due = due(position, generator);
      while (due.isPresent()) {
        all.add(due.get());
        play(position, due.get());
        due = due(position, generator);
      }
    }
    return all;
  }

  /** Plays an answer if it is legal; returns whether it is. */
  static boolean play(Position position, String answer) {
    long code = position.ending() == Ending.NONE ? position.read(answer) : Position.UNREADABLE;
    if (code == Position.UNREADABLE || !position.isLegal(code)) {
      return false;
    }
    position.play(code, EventSink.NONE);
    return true;
  }
}
