package org.wardiary.analytics.game.generalsview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.course.Holding;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.generalsview.view.CampaignCity;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CityTenure;

/** A map of 15 columns and 9 rows with a city of each side and two neutral ones. */
class CityHoldingsTest {

  private static List<Holding> holdings(String map, long bluesIncome) {
    CampaignRows rows =
        new CampaignRows(
            "1",
            "generals-view",
            List.of("Red", "Blue"),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            15,
            9,
            List.of(
                new CampaignCity("b5", 100L, "Red", List.of(new CityTenure("Red", 1, 8))),
                new CampaignCity("e8", 50L, "", List.of()),
                new CampaignCity(
                    "k2",
                    50L,
                    "",
                    List.of(new CityTenure("Blue", 4, 2), new CityTenure("Red", 6, 3))),
                new CampaignCity(
                    "n5", bluesIncome, "Blue", List.of(new CityTenure("Blue", 1, 8)))));
    PlayedGame game =
        new PlayedGame(
            Summaries.game(1, "", "", "Red")
                .setGame("generals-view")
                .setMap(map)
                .setSides(List.of("Red", "Blue"))
                .build(),
            List.of(),
            OwnRows.NONE.with(CampaignRows.class, rows));
    return new CampaignCourse(Map.of()).holdings(game);
  }

  @Test
  void aCityAndItsImage_areOnePlaceOfBothSides() {
    assertThat(holdings("generals-view", 100))
        .containsExactly(
            new Holding(0, "b5 and n5", 1, 8),
            new Holding(1, "e8 and k2", 4, 2),
            new Holding(0, "e8 and k2", 6, 3),
            new Holding(1, "b5 and n5", 1, 8));
  }

  @Test
  void citiesOfAnotherMap_haveItsName_andAreByThemselvesIfItDoesNotFit() {
    assertThat(holdings("steppe", 100)).contains(new Holding(1, "b5 and n5 (steppe)", 1, 8));
    assertThat(holdings("generals-view", 150))
        .contains(new Holding(1, "n5", 1, 8), new Holding(1, "k2", 4, 2));
  }

  @ParameterizedTest
  @CsvSource({"e8, ''", "e8 and k2, ''", "b10 and g8 (valley), valley", "b10 (two (2)), two (2)"})
  void aPlace_isReadFromItsName(String name, String map) {
    CityPlace place = CityPlace.of(name);

    assertThat(place.text()).isEqualTo(name);
    assertThat(place.map()).isEqualTo(map);
    assertThat(place.spaces()).allMatch(space -> space.matches("[a-z][0-9]+"));
  }
}
