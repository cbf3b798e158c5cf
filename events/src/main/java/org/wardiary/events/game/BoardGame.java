package org.wardiary.events.game;

import java.util.Optional;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.text.Text;

/**
 * A game whose positions consist of a board of its own.
 *
 * @param <B> the board
 */
public abstract class BoardGame<B extends GameBoard<B, ?>> implements Game {

  private final RuleSet rules;

  /** Creates the game under some rules. */
  protected BoardGame(RuleSet rules) {
    this.rules = rules;
  }

  @Override
  public final Parameters parameters() {
    return rules.parameters();
  }

  @Override
  public final RuleSet rules() {
    return rules;
  }

  /** The board before anything has happened. */
  protected abstract B board(Setup setup);

  /** The position on a board. */
  protected abstract BoardPosition<B> position(Setup setup, B board);

  @Override
  public final BoardPosition<B> position(Setup setup) {
    return position(setup, board(setup));
  }

  @Override
  public final Position restore(Setup setup, byte[] snapshot) {
    B board = board(setup);
    StateBytes.read(snapshot, board);
    return position(setup, board);
  }

  /**
   * The map of a setup.
   *
   * @throws IllegalArgumentException if the setup is of another game or other rules
   */
  protected final <M extends GameMap> M map(Setup setup, Class<M> type) {
    if (!type.isInstance(setup.map()) || !setup.game().rules().equals(rules)) {
      throw new IllegalArgumentException(
          Text.of("expected a map and rules of %s but got others", id()));
    }
    return type.cast(setup.map());
  }

  @Override
  public Optional<TagRejection> checkTags(Tags tags) {
    return Optional.empty();
  }

  @Override
  public final String toString() {
    return id();
  }
}
