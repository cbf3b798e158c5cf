package org.wardiary.reports.game.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wardiary.analytics.game.recorded.RecordedStudy;
import org.wardiary.analytics.game.recorded.RuleBreaches;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.UnitsGone;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.recorded.FileMap;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameFileReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.Charts;
import org.wardiary.reports.chart.HeatMap;
import org.wardiary.reports.chart.LuckChart;
import org.wardiary.reports.game.Facts;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.text.Phrases;

/** All recorded games in reports. */
public final class RecordedPresentation implements GamePresentation {

  private static final BoardPicture PICTURE = new RecordedPicture(Optional.empty());

  private static final Map<String, Chart> CHARTS =
      Map.ofEntries(
          Map.entry(RecordedStudy.BY_ODDS, RecordedCharts.odds()),
          Map.entry(RecordedStudy.BY_KIND, RecordedCharts.kinds()),
          Map.entry(RecordedStudy.LOSSES, RecordedCharts.losses()),
          Map.entry(RecordedStudy.DRAWN, RecordedCharts.drawn()),
          Map.entry(RecordedStudy.LUCK, RecordedCharts.luck()),
          Map.entry(RecordedStudy.LUCK_AND_RESULTS, Charts.luckierSide("attacks")),
          Map.entry(RecordedStudy.LUCK_BY_PLAYER, RecordedCharts.players()),
          Map.entry(
              RecordedStudy.LUCK_BY_GAME,
              new LuckChart("luck", "luck of the first-named side in attacks")),
          Map.entry(RecordedStudy.ODDS, RecordedCharts.taken()),
          Map.entry(RecordedStudy.MOVEMENT, RecordedCharts.movement()),
          Map.entry(RuleBreaches.ID, RecordedCharts.breaches()));

  private static final Map<String, HeatMap> HEAT_MAPS =
      Map.of(
          RecordedStudy.ATTACKED, HeatMap.counts("space", "number", "attacks"),
          RecordedStudy.LOST, HeatMap.counts("space", "number", "units lost"),
          RecordedStudy.VISITED,
              HeatMap.counts("space", "number", "units")
                  .where(row -> row.is("side", RecordedStudy.ANY)),
          RecordedStudy.CHANGED, HeatMap.counts("space", "number", "states set"));

  /** None by name. */
  @Override
  public Set<String> games() {
    return Set.of();
  }

  @Override
  public boolean presents(String game) {
    return RecordedGame.isId(game);
  }

  @Override
  public Optional<BoardPicture> picture() {
    return Optional.of(PICTURE);
  }

  @Override
  public List<Facts> facts(GameMap map) {
    return GameFileFacts.of(((FileMap) map).file());
  }

  /** That of a bundled game file. */
  @Override
  public Optional<String> rulebook(GameMap map) {
    GameFile file = ((FileMap) map).file();
    return MapLibrary.bundled()
        .gameFile(file.id())
        .map(own -> GameFileReader.read(own.name(), own.text()))
        .filter(own -> own.commonDigest().equals(file.commonDigest()))
        .map(own -> Text.of("/games/%s.md", own.id()))
        .filter(name -> GameFile.class.getResource(name) != null)
        .map(name -> Resources.text(GameFile.class, name));
  }

  @Override
  public Phrases wording() {
    return RecordedWording.PHRASES;
  }

  @Override
  public Map<String, Chart> charts() {
    return CHARTS;
  }

  @Override
  public Map<String, HeatMap> heatMaps() {
    return HEAT_MAPS;
  }

  /** What does not fit, and units that are gone. */
  @Override
  public List<String> keyMoments(JsonNode before, DrawnPosition after) {
    Stream<String> notes =
        after.events(DoubtNoted.class).stream().map(doubt -> "note: " + doubt.getWhat());
    return Stream.concat(
            notes,
            after.events(UnitsGone.class).stream()
                .map(gone -> Text.of("%s: %s", gone.getHow(), String.join(", ", gone.getUnits()))))
        .toList();
  }
}
