package org.wardiary.reports.rows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.Tally;
import org.wardiary.reports.Tournaments;

/**
 * The bundled tournaments as topics of views hold them: kind by kind, with the games in any order.
 */
public final class StoredGames {

  private final List<PlayedGame> games;
  private final Random random;

  /** The games of some tournaments, by the ids of their kinds. */
  public StoredGames(long seed, String... ids) {
    this.random = new Random(seed);
    this.games = Stream.of(ids).flatMap(id -> Tournaments.of(id).set().games().stream()).toList();
  }

  public List<PlayedGame> games() {
    return games;
  }

  /** Their summaries. */
  public StoredRows<GameSummary> summaries() {
    return rows(GameSummary.class, game -> Optional.of(game.summary()));
  }

  /** All kinds of rows that statistics read, the summaries first. */
  public List<StoredRows<?>> kinds(StoredRows<GameSummary> summaries) {
    List<StoredRows<?>> kinds = new ArrayList<>(List.of(summaries));
    kinds.add(
        rows(
            Tally.class,
            game ->
                Optional.of(
                    new Tally(
                        game.summary().getGameId(), game.summary().getGame(), 0L, game.curve()))));
    kinds.add(own(DecisionRows.class));
    GameStudies.all().stream()
        .flatMap(study -> study.rows().stream())
        .map(RowReader::message)
        .distinct()
        .forEach(kind -> kinds.add(own(kind)));
    return kinds;
  }

  private <V extends SpecificRecord> StoredRows<V> own(Class<V> kind) {
    return rows(kind, game -> game.own(kind));
  }

  /** Gives two messages for each game: first that of another game, or a removal, then its own. */
  private <V extends SpecificRecord> StoredRows<V> rows(
      Class<V> kind, Function<PlayedGame, Optional<V>> rows) {
    MessageCodec<V> codec = new MessageCodec<>(kind, WriterSchemas.released());
    return new StoredRows<>(
        kind,
        codec,
        out -> {
          List<PlayedGame> shuffled = new ArrayList<>(games);
          Collections.shuffle(shuffled, random);
          Optional<byte[]> old = Optional.empty();
          for (PlayedGame game : shuffled) {
            Optional<byte[]> message = rows.apply(game).map(codec::encode);
            String id = game.summary().getGameId();
            if (message.isPresent()) {
              out.accept(id, old);
              out.accept(id, message);
              old = message;
            }
          }
        });
  }
}
