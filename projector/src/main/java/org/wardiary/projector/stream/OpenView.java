package org.wardiary.projector.stream;

import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.Topic;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.BoardFold;
import org.wardiary.projector.fold.GameFold;

/**
 * A view of an open game. Views fail separately: any exception of a fold ends this view of this
 * game and nothing else. Mutable, for one thread.
 *
 * @param <V> the view's message
 */
final class OpenView<V extends SpecificRecord> {

  // what a producer sends, less what Kafka's framing, the key and the headers take
  private static final int MAX_VALUE = Topic.MAX_MESSAGE - 1024;

  private final ViewKind<V> kind;
  private Optional<GameFold<V>> fold = Optional.empty();
  private Optional<RuntimeException> failure = Optional.empty();

  private OpenView(ViewKind<V> kind) {
    this.kind = kind;
  }

  /**
   * Begins a view with a game's first event.
   *
   * @return the view; empty if the game has no such view
   */
  static <V extends SpecificRecord> Optional<OpenView<V>> begin(
      ViewKind<V> kind, GameEvent first, BoardFold board) {
    OpenView<V> view = new OpenView<>(kind);
    try {
      view.fold = kind.begin().apply(first, board);
      return view.fold.map(fold -> view);
    } catch (RuntimeException e) {
      view.fail(e);
      return Optional.of(view);
    }
  }

  /** Folds the next event, unless an earlier one made the fold fail. */
  void fold(GameEvent event) {
    try {
      fold.ifPresent(running -> running.fold(event));
    } catch (RuntimeException e) {
      fail(e);
    }
  }

  /**
   * The view as a message's bytes.
   *
   * @return the bytes; empty if the view has failed, now or before
   */
  Optional<byte[]> encode(MessageCodecs codecs) {
    try {
      return fold.map(running -> checked(codecs.of(kind.view()).encode(running.view())));
    } catch (RuntimeException e) {
      fail(e);
      return Optional.empty();
    }
  }

  /** The view as it stands; empty if it has failed, now or before. */
  Optional<V> view() {
    try {
      return fold.map(GameFold::view);
    } catch (RuntimeException e) {
      fail(e);
      return Optional.empty();
    }
  }

  private static byte[] checked(byte[] value) {
    if (value.length > MAX_VALUE) {
      throw new IllegalStateException(
          Text.of("expected a view of at most %d bytes but got %d", MAX_VALUE, value.length));
    }
    return value;
  }

  private void fail(RuntimeException e) {
    fold = Optional.empty();
    failure = Optional.of(e);
  }

  /** The kind of the view. */
  ViewKind<V> kind() {
    return kind;
  }

  /** Why the fold failed, if it has. */
  Optional<RuntimeException> failure() {
    return failure;
  }
}
