package org.wardiary.events.referee;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.event.TagPair;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.TagOrder;
import org.wardiary.events.text.Digest;

/**
 * Emits an accepted game as events: {@code GameStarted}, what the rules do before the first
 * question, then each answer followed by its consequences, and finally {@code GameEnded}. Of a game
 * that was not played, or of which only the result is known, the first and the last alone.
 */
public final class EventEmitter {

  /** Who ended a game of which nothing is known but what the record's tags and result say. */
  public static final String BY_RECORD = "record";

  private final MapLibrary maps;

  /**
   * Creates an emitter.
   *
   * @param maps tells which maps are bundled; {@code GameStarted} holds the text of any other map
   */
  public EventEmitter(MapLibrary maps) {
    this.maps = maps;
  }

  /**
   * Emits a game.
   *
   * @param game the game
   * @param out receives each event in order
   */
  public void emit(Verdict.Accepted game, Consumer<EmittedEvent> out) {
    new Transcript(
            game.sequence().setup(),
            game.comments().closing(),
            Optional.of(new Transcript.Events(this, out)))
        .complete(game);
  }

  /** The first event of a game. */
  public GameStarted started(Setup setup, List<String> comments) {
    String mapText = maps.isBundled(setup.mapFile()) ? "" : setup.mapFile().text();
    return new GameStarted(
        setup.game().id(),
        setup.mapFile().name(),
        new Sha256(Digest.of(setup.mapFile().text())),
        mapText,
        setup.game().rulesVersion(),
        setup.game().sides(),
        setup.tags().get("First").orElse(""),
        TagOrder.beforeTheEnd(setup.tags()).pairs().stream()
            .map(pair -> new TagPair(pair.name(), pair.value()))
            .toList(),
        comments);
  }
}
