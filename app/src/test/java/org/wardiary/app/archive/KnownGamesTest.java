package org.wardiary.app.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Setup;
import org.wardiary.events.identity.GameIdentity;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;

/** Which games a record may be of, on the bundled tournaments. */
class KnownGamesTest {

  private static final int READ = 80;

  static List<String> tournaments() {
    return Games.all().stream()
        .map(Game::id)
        .map(id -> "/bundled/" + id.replace('/', '-') + "-tournament.wdr")
        .filter(name -> KnownGamesTest.class.getResource(name) != null)
        .toList();
  }

  private static List<Verdict.Accepted> games(String tournament) throws IOException {
    Referee referee = new Referee(MapLibrary.bundled());
    List<Verdict.Accepted> games = new ArrayList<>();
    try (InputStream in = KnownGamesTest.class.getResourceAsStream(tournament);
        RecordReader reader = new RecordReader(in, tournament)) {
      for (Optional<GameText> text = reader.next();
          text.isPresent() && games.size() < READ;
          text = reader.next()) {
        games.add((Verdict.Accepted) referee.judge(text.get()));
      }
    }
    return games;
  }

  private static void assertAllOther(List<Verdict.Accepted> games) {
    KnownGames known = new KnownGames();
    for (Verdict.Accepted game : games) {
      RecordDraft draft = game.draft();
      assertThat(known.like(draft, game.sequence().setup())).as(draft.gameId()).isEmpty();
      known.add(KnownGame.of(draft.gameId(), draft, game.sequence().setup()));
    }
  }

  @ParameterizedTest
  @MethodSource("tournaments")
  void gamesOfATournamentAreAllOthers_inAnyOrder(String tournament) throws IOException {
    List<Verdict.Accepted> games = games(tournament);
    assertThat(games).hasSizeGreaterThan(50);
    assertAllOther(games);
    Collections.reverse(games);
    assertAllOther(games);
  }

  @ParameterizedTest
  @MethodSource("tournaments")
  void gameIsFoundAmongAll_byABeginningOrAnEndOfIt(String tournament) throws IOException {
    List<Verdict.Accepted> games = games(tournament);
    KnownGames known = new KnownGames();
    games.forEach(
        game -> known.add(KnownGame.of(game.gameId(), game.draft(), game.sequence().setup())));
    for (Verdict.Accepted game : games) {
      Setup setup = game.sequence().setup();
      RecordDraft part = new RecordDraft(setup.game(), setup.tags());
      List<String> answers = game.draft().answers();
      answers.subList(0, answers.size() - 1).forEach(answer -> part.answer(answer, 0, ""));
      assertOnly(known.like(part, setup), game.gameId(), true);
      RecordDraft more = new RecordDraft(setup.game(), setup.tags());
      answers.forEach(answer -> more.answer(answer, 0, ""));
      assertOnly(known.like(more, setup), game.gameId(), false);
      more.answer("and more", 0, "");
      assertOnly(known.like(more, setup), game.gameId(), false);
    }
  }

  /**
   * Candidates that are longer may be other games: they are found by their first answers only, and
   * are checked later.
   */
  private static void assertOnly(List<KnownGames.Candidate> candidates, String id, boolean longer) {
    assertThat(candidates)
        .filteredOn(candidate -> candidate.longer() == longer)
        .anyMatch(
            candidate ->
                candidate.game().id().equals(id) && candidate.identity() == GameIdentity.SAME_GAME);
    assertThat(candidates)
        .filteredOn(candidate -> !candidate.longer())
        .allMatch(candidate -> candidate.game().id().equals(id));
  }
}
