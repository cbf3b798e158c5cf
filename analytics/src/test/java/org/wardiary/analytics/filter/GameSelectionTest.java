package org.wardiary.analytics.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.projector.view.GameSummary;

/**
 * Checks that summaries that come one by one give the same games and messages as {@link RulePools}.
 */
class GameSelectionTest {

  private static final String OTHER = "mine sha256:0123456789abcdef losses=5";

  private static GameSummary game(String id, String event, String rules) {
    return Summaries.game(1, "Ann", "Bob", "Blue")
        .setGameId(id)
        .setEvent(event)
        .setRules(rules)
        .build();
  }

  private static GameQuery query(String name, String value) {
    return GameQuery.of(Map.of(name, List.of(value)));
  }

  @Test
  void ids_areSortedAsText_andOfTheStandardRules() {
    List<GameSummary> games =
        List.of(
            game("f000000000000000", "A", ""),
            game("0000000000000001", "A", ""),
            game("7fffffffffffffff", "A", OTHER),
            game("8000000000000000", "A", ""),
            game("0000000000000002", "B", ""));

    GameSelection selection = GameSelection.of(query("event", "A"), games);

    assertThat(selection.archived()).isEqualTo(5);
    assertThat(selection.fitting()).isEqualTo(4);
    assertThat(selection.ids()).containsExactly(1, Long.MIN_VALUE, 0xf000000000000000L);
    assertThat(selection.note()).isEqualTo(RulePools.of(GameQuery.ALL, games).note()).isPresent();
  }

  @Test
  void lastWordOnAGame_counts() {
    GameSelection.Builder builder = new GameSelection.Builder(query("event", "A"));
    builder.put(game("0000000000000001", "A", OTHER));
    builder.put(game("0000000000000001", "A", ""));
    builder.put(game("0000000000000002", "A", ""));
    builder.put(game("0000000000000002", "B", ""));
    builder.put(game("0000000000000003", "A", ""));
    builder.remove("0000000000000003");
    builder.remove("0000000000000004");

    GameSelection selection = builder.build();

    assertThat(selection.archived()).isEqualTo(2);
    assertThat(selection.fitting()).isEqualTo(1);
    assertThat(selection.ids()).containsExactly(1);
    assertThat(selection.note()).isEmpty();
  }

  @Test
  void kindsThatAreNotAsked_mayBeOfSeveralEvents_andAreCountedApart() {
    GameSelection.Builder builder =
        new GameSelection.Builder(query("player", "Ann"), kind -> kind.equals("generals-view"));
    builder.put(played("0000000000000001", "generals-view", false));
    builder.put(game("0000000000000002", "A", ""));
    builder.put(game("0000000000000003", "B", ""));
    builder.put(game("0000000000000004", "C", ""));
    builder.remove("0000000000000004");
    builder.put(
        Summaries.game(1, "Cid", "Bob", "Blue")
            .setGameId("0000000000000005")
            .setEvent("D")
            .build());

    GameSelection selection = builder.build();

    assertThat(selection.ids()).containsExactly(1);
    assertThat(selection.archived()).isEqualTo(4);
    String kind = game("0000000000000002", "A", "").getGame();
    assertThat(builder.otherKinds()).isEqualTo(Map.of(kind, 2L));
  }

  @Test
  void rulesThatAreNamed_mustBeOneSetForAKind() {
    List<GameSummary> games =
        List.of(game("0000000000000001", "A", OTHER), game("0000000000000002", "A", ""));

    assertThat(GameSelection.of(query("rules", "mine"), games).ids()).containsExactly(1);
    GameQuery both =
        GameQuery.of(Map.of("rules", List.of("mine", "standard"), "event", List.of("A")));
    assertThatExceptionOfType(BadQuery.class)
        .isThrownBy(() -> GameSelection.of(both, games))
        .withMessageContaining("one set of rules");
  }

  @Test
  void rulesUnderTwoNames_areOneSet_forTheNameDoesNotCount() {
    String renamed = OTHER.replace("mine", "ours");
    List<GameSummary> games =
        List.of(game("0000000000000001", "A", OTHER), game("0000000000000002", "A", renamed));
    GameQuery digest = query("rules", "sha256:0123456789abcdef");

    assertThat(GameSelection.of(digest, games).ids()).containsExactly(1, 2);
    assertThat(RulePools.of(digest, games).games()).hasSize(2);
  }

  private static GameSummary played(String id, String kind, boolean simulated) {
    return Summaries.game(1, "Ann", "Bob", "Blue")
        .setGameId(id)
        .setGame(kind)
        .setSimulated(simulated)
        .build();
  }

  @Test
  void gamesOfProgramsAndPeople_areCountedTogetherOnlyIfAskedFor() {
    List<GameSummary> games =
        List.of(
            played("0000000000000001", "one", false),
            played("0000000000000002", "one", true),
            played("0000000000000003", "two", true));

    GameSelection unasked = GameSelection.of(GameQuery.ALL, games);
    assertThat(unasked.ids()).containsExactly(1, 3);
    assertThat(unasked.playersNote().orElseThrow()).startsWith("1 simulated game of kinds");
    GameSelection programs = GameSelection.of(query("played-by", "programs"), games);
    assertThat(programs.ids()).containsExactly(2, 3);
    assertThat(programs.playersNote()).isEmpty();
    GameQuery both = GameQuery.of(Map.of("played-by", List.of("people", "programs")));
    assertThat(GameSelection.of(both, games).ids()).containsExactly(1, 2, 3);
  }

  private static final List<GameSummary> SEVERAL =
      List.of(
          game("0000000000000001", "Cup", ""),
          game("0000000000000002", "Cup", ""),
          game("0000000000000003", "Club", ""),
          game("0000000000000004", "?", ""),
          game("0000000000000005", "Far", OTHER));

  @Test
  void gamesOfSeveralEvents_areCountedTogetherOnlyIfAskedFor() {
    assertThatExceptionOfType(BadQuery.class)
        .isThrownBy(() -> GameSelection.of(GameQuery.ALL, SEVERAL))
        .withMessage(
            "event: expected one event of squares/civil-war but got 3: 'Cup' (2), no event (1), 'Club' (1);"
                + " 'event NAME' counts the games of one, 'event all' those of all together");
    assertThat(GameSelection.of(query("event", "cup"), SEVERAL).ids()).containsExactly(1, 2);
    assertThat(GameSelection.of(query("event", "None"), SEVERAL).ids()).containsExactly(4);
    GameSelection all = GameSelection.of(query("event", "all"), SEVERAL);
    assertThat(all.ids()).containsExactly(1, 2, 3, 4);
    assertThat(all.eventsNote()).isEmpty();
    assertThat(new GameSelection.Builder(GameQuery.ALL).build().games()).isZero();
  }

  @Test
  void eachKindOfGame_mayHaveAnEventOfItsOwn() {
    GameSummary other =
        GameSummary.newBuilder(game("0000000000000006", "League", "")).setGame("other").build();
    assertThat(GameSelection.of(GameQuery.ALL, List.of(SEVERAL.get(0), other)).games())
        .isEqualTo(2);
  }

  @Test
  void largestEvent_isCountedWhereNobodyCanBeAsked_andTheOthersAreTold() {
    GameSelection largest = GameSelection.of(GameQuery.ALL, SEVERAL, SeveralEvents.LARGEST_COUNTED);

    assertThat(largest.ids()).containsExactly(1, 2);
    assertThat(largest.eventsNote().orElseThrow())
        .startsWith("games of other events are left out")
        .endsWith(": no event (1), 'Club' (1)");
    assertThat(largest.eventsNote().orElseThrow()).doesNotContain("--event");
    assertThat(largest.events().stream().map(choice -> choice.text("SQUARES")))
        .containsExactly(
            "Of SQUARES only the games of 'Cup' are counted, since no event has more; left out"
                + " are those of no event (1), 'Club' (1).");
    assertThat(largest.notes()).hasSize(2);
    assertThat(
            GameSelection.of(query("event", "all"), SEVERAL, SeveralEvents.LARGEST_COUNTED).games())
        .isEqualTo(4);
  }

  @Test
  void eventsAreChosen_forEachKindOfGameByItself() {
    List<GameSummary> games =
        List.of(
            game("0000000000000001", "Cup", ""),
            game("0000000000000002", "", ""),
            game("0000000000000003", "", ""),
            other("0000000000000004", "Cup"),
            other("0000000000000005", "Cup"),
            other("0000000000000006", "Club"));
    GameSelection largest = GameSelection.of(GameQuery.ALL, games, SeveralEvents.LARGEST_COUNTED);

    assertThat(largest.ids()).containsExactly(2, 3, 4, 5);
    String kind = games.get(0).getGame();
    assertThat(largest.events())
        .containsExactlyInAnyOrder(
            new EventChoice("other", "Cup", Map.of("Club", 1L)),
            new EventChoice(kind, "", Map.of("Cup", 1L)));
    assertThat(new EventChoice(kind, "", Map.of("Cup", 1L)).text("SQUARES"))
        .startsWith("Of SQUARES only the games that name no event are counted, ");
  }

  private static GameSummary other(String id, String event) {
    return GameSummary.newBuilder(game(id, event, "")).setGame("other").build();
  }
}
