package org.wardiary.app.coverage;

import java.util.Random;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.text.Text;

/**
 * A player with tastes: with some probability it answers as another player, otherwise with the
 * answer that it likes best of a few random legal ones. How much it likes an answer depends on the
 * answer's form (what is left of its text without small letters and digits: raise Infantry, fire,
 * deploy …) and on the player's number, so that its tastes are the same in all its games.
 *
 * @param number the player's own number, which determines its tastes
 * @param share probability with which it answers as the other player
 * @param other the other player
 */
record FancyPlayer(int number, double share, Player other) implements Player {

  private static final int LOOKED_AT = 8;
  private static final int WHOLE = 1_000_000;

  @Override
  public String name() {
    return Text.of("%s, fancies of number %d, %.3f", other.name(), number, share);
  }

  @Override
  public Player forOneGame() {
    return new FancyPlayer(number, share, other.forOneGame());
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    if (draws.draw(WHOLE) <= share * WHOLE) {
      return other.choose(position, legal, draws);
    }
    long best = legal.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < LOOKED_AT; i++) {
      long code = legal.get(draws.draw(legal.size()) - 1);
      double liked = liked(position.write(code)) + (double) draws.draw(WHOLE) / WHOLE;
      if (liked > most) {
        most = liked;
        best = code;
      }
    }
    return best;
  }

  private double liked(String answer) {
    int form = answer.replaceAll("[a-z0-9]", "").hashCode();
    return new Random(number * 1_000_003L + form).nextGaussian();
  }
}
