package org.wardiary.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.reports.Conformance;
import org.wardiary.reports.Conformance.Played;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.text.Account.Part;
import org.wardiary.reports.text.Account.Sort;

class WholeGamesTest {

  static List<String> games() {
    return Conformance.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void account_ofConformanceGames_tellsEveryTurnInSentences(String id) throws IOException {
    List<Played> games = Conformance.games(id, 40);
    assertThat(games).isNotEmpty();
    for (Played game : games) {
      AccountTeller teller = new AccountTeller(GamePresentations::wording);
      game.events().forEach(teller);
      Account account = teller.account();
      long turns = game.events().stream().filter(e -> e.body() instanceof TurnBegan).count();
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
