package org.wardiary.app.live;

import java.util.Optional;
import org.wardiary.events.game.Game;

/**
 * Follows the offers of a game, of which at most one stands at a time. Not thread-safe.
 *
 * <p>An answer of the other side ends an offer. If the game hides information, this is seen only
 * when that side no longer decides, since otherwise the offer would tell of each hidden answer.
 */
final class OpenOffer {

  private Optional<Offer> offer = Optional.empty();
  private Optional<Integer> answeredBy = Optional.empty();

  /** An offer is made; it replaces the one that stands. */
  void made(Offer made) {
    offer = Optional.of(made);
    answeredBy = Optional.empty();
  }

  /** The offer is accepted, declined or withdrawn, or the game is over. */
  void end() {
    offer = Optional.empty();
    answeredBy = Optional.empty();
  }

  /**
   * An answer is given.
   *
   * @param side the side that gives it; negative for chance
   */
  void answered(Game game, int side) {
    if (answeredBy.filter(it -> it != side).isPresent()) {
      end();
    }
    if (side >= 0 && offer.filter(it -> it.side() != side).isPresent()) {
      answeredBy = Optional.of(side);
      if (!game.visibility().hidesInformation()) {
        end();
      }
    }
  }

  /**
   * The offer that stands.
   *
   * @param asked the side that is asked now; negative if it is none
   */
  Optional<Offer> at(int asked) {
    return answeredBy.filter(side -> side != asked).isPresent() ? Optional.empty() : offer;
  }
}
