package org.wardiary.projector.testkit;

import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.game.RowKind;

/** Games folded into views. */
public final class Folded {

  private Folded() {}

  /** Folds all events but the first, with which the fold was begun. */
  public static <F extends GameFold<?>> F of(F fold, List<GameEvent> events) {
    events.stream().skip(1).forEach(fold::fold);
    return fold;
  }

  /** The view that a fold makes of a game. */
  public static <V extends SpecificRecord> V view(PlayedGame game, RowKind<V> kind) {
    return of(kind.begin().apply(game.first()), game.events()).view();
  }
}
