package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.projector.fold.BoardFold;
import org.wardiary.projector.fold.CorruptGame;

/**
 * The views of one edition of a game, all folded in one pass over its events.
 *
 * @param views the views that the game has, by kind, each an instance of its kind's class
 * @param failures why a view could not be folded, by kind; no kind is in both maps
 */
public record FoldedEdition(
    Map<ViewKind<?>, SpecificRecord> views, Map<ViewKind<?>, String> failures) {

  /** Copies the maps; their order is kept. */
  public FoldedEdition {
    views = Collections.unmodifiableMap(new LinkedHashMap<>(views));
    failures = Collections.unmodifiableMap(new LinkedHashMap<>(failures));
  }

  /**
   * Folds an edition. An event that cannot follow the one before it makes all views fail; any other
   * exception of a fold makes only its own view fail.
   *
   * @param events {@code GameStarted} to the last event that counts
   * @param kinds which views to fold
   */
  public static FoldedEdition of(List<GameEvent> events, Collection<ViewKind<?>> kinds) {
    List<OpenView<?>> open = new ArrayList<>();
    try {
      BoardFold board = BoardFold.begin(events.get(0));
      kinds.forEach(kind -> OpenView.begin(kind, events.get(0), board).ifPresent(open::add));
      for (GameEvent event : events.subList(1, events.size())) {
        board.fold(event);
        open.forEach(view -> view.fold(event));
      }
    } catch (CorruptGame e) {
      Map<ViewKind<?>, String> failures = new LinkedHashMap<>();
      Collection<ViewKind<?>> of = open.isEmpty() ? kinds : kinds(open);
      of.forEach(kind -> failures.put(kind, e.getMessage()));
      return new FoldedEdition(Map.of(), failures);
    }
    return of(open);
  }

  private static Collection<ViewKind<?>> kinds(List<OpenView<?>> open) {
    List<ViewKind<?>> kinds = new ArrayList<>();
    open.forEach(view -> kinds.add(view.kind()));
    return kinds;
  }

  private static FoldedEdition of(List<OpenView<?>> open) {
    Map<ViewKind<?>, SpecificRecord> views = new LinkedHashMap<>();
    Map<ViewKind<?>, String> failures = new LinkedHashMap<>();
    for (OpenView<?> one : open) {
      one.view().ifPresent(view -> views.put(one.kind(), view));
      one.failure().ifPresent(failure -> failures.put(one.kind(), text(failure)));
    }
    return new FoldedEdition(views, failures);
  }

  private static String text(RuntimeException failure) {
    return failure instanceof CorruptGame ? failure.getMessage() : failure.toString();
  }
}
