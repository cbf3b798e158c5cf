package org.wardiary.app.exchange;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.wardiary.app.exchange.PublishedGame.Move;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Importer;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/** Converts one published game into a record that obeys the rules. */
final class GameConversion {

  private final PublishedGame published;
  private final Game game;
  private final Importer importer;
  private final List<Move> moves;
  private final PublishedEnd end;

  GameConversion(PublishedGame published, String site) {
    this.published = published;
    this.game =
        Games.all().stream()
            .filter(known -> importer(known, site, published.name()).isPresent())
            .findFirst()
            .orElseThrow(
                () ->
                    new NotImported(
                        Text.of(
                            "expected a game that is played here but got '%s'", published.name())));
    this.importer = importer(game, site, published.name()).orElseThrow();
    List<Move> all = published.moves();
    this.end = PublishedEnd.of(all);
    this.moves = end.move().isPresent() ? all.subList(0, all.size() - 1) : all;
  }

  private static Optional<Importer> importer(Game game, String site, String name) {
    return game.importers().stream()
        .filter(one -> one.site().equals(site))
        .filter(one -> one.names().stream().anyMatch(name::equalsIgnoreCase))
        .findFirst();
  }

  /**
   * The record in its canonical form.
   *
   * @throws NotImported if the game breaks the rules, or its result is not the one that the site
   *     gives
   */
  String record() {
    if (!published.variants().isEmpty()) {
      throw new NotImported(
          Text.of("expected the game without variants but got %s", published.variants()));
    }
    int[] sides = sides();
    Importer.Translation translation = importer.translation(start(sides[moves.get(0).seat()]));
    for (int i = 0; i < moves.size(); i++) {
      Optional<Rejection> rejection = translation.take(moves.get(i).text());
      if (rejection.isPresent()) {
        throw NotImported.refused(moves.get(i), translation.answers().size(), rejection.get());
      }
    }
    OptionalInt by = end.move().stream().mapToInt(move -> sides[move.seat()]).findAny();
    translation
        .end(by)
        .ifPresent(
            rejection -> {
              Move last = moves.get(moves.size() - 1);
              throw NotImported.refused(last, translation.answers().size(), rejection);
            });
    return judged(text(sides, translation));
  }

  /**
   * The side of each seat, told from the moves, since the site has seated the sides in different
   * ways.
   */
  private int[] sides() {
    for (Move move : moves) {
      OptionalInt side = importer.side(move.text());
      if (side.isPresent()) {
        int first = move.seat() == 0 ? side.getAsInt() : 1 - side.getAsInt();
        return new int[] {first, 1 - first};
      }
    }
    throw new NotImported("expected a move that tells the sides apart but there is none");
  }

  private Position start(int first) {
    Setups.Resolved resolved = Setups.bundled().of(game, game.sides().get(first), Optional.empty());
    return ((Setups.Resolved.Ready) resolved).setup().start();
  }

  private String text(int[] sides, Importer.Translation translation) {
    RecordTags tags = new RecordTags(game, published, sides);
    PublishedEnd.Outcome outcome = end.outcome(tags, translation);
    return tags.write(tags.sideOf(moves.get(0).seat()), outcome)
        + "\n"
        + String.join(" ", translation.answers())
        + "\n"
        + outcome.result()
        + "\n";
  }

  /** The canonical form of a record, if the referee accepts it as a whole. */
  private static String judged(String text) {
    try (RecordReader reader = RecordReader.of(text, "record")) {
      GameText read = reader.next().orElseThrow();
      Verdict verdict = new Referee(Setups.bundled()).judge(read);
      if (verdict instanceof Verdict.Accepted accepted) {
        return accepted.canonical();
      }
      throw new NotImported(((Verdict.Refused) verdict).problem().reason());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
