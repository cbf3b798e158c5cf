package org.wardiary.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.text.Account.Part;
import org.wardiary.reports.text.Account.Sort;

class WholeGamesTest {

  static List<String> games() {
    return GameData.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void account_ofConformanceGames_tellsEveryTurnInSentences(String id) throws IOException {
    List<PlayedGame> games = PlayedGames.of(Games.find(id).orElseThrow());
    assertThat(games).isNotEmpty();
    for (PlayedGame game : games) {
      List<EmittedEvent> emitted = game.emitted();
      Narrator narrator = new Narrator(GamePresentations::wording);
      emitted.forEach(narrator);
      Account account = narrator.account();
      long turns = emitted.stream().filter(e -> e.body() instanceof TurnBegan).count();
      assertThat(headings(account, "Turn ")).isEqualTo(turns);
      assertThat(headings(account, "The end")).isEqualTo(1);
      account.parts().stream()
          .flatMap(part -> part.paragraphs().stream())
          .filter(paragraph -> paragraph.sort() == Sort.STORY)
          .forEach(
              story ->
                  assertThat(story.text())
                      .matches("\\p{Lu}.*\\.")
                      .doesNotContain("null", "  ", "..", " ;", " ,"));
    }
  }

  private static long headings(Account account, String start) {
    return account.parts().stream().map(Part::heading).filter(h -> h.startsWith(start)).count();
  }
}
