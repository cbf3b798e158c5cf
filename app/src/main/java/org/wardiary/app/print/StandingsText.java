package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.analytics.tournament.Meeting;
import org.wardiary.analytics.tournament.Placing;
import org.wardiary.analytics.tournament.Round;
import org.wardiary.analytics.tournament.RoundRobin;
import org.wardiary.analytics.tournament.Score;
import org.wardiary.analytics.tournament.Standing;
import org.wardiary.analytics.tournament.Standings;
import org.wardiary.analytics.tournament.TeamStanding;
import org.wardiary.analytics.tournament.TieBreak;
import org.wardiary.analytics.tournament.Tournament;
import org.wardiary.app.terminal.Columns;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/**
 * A tournament as plain text.
 *
 * @param tournament the tournament, with its games
 * @param standings the standings of its players
 */
public record StandingsText(Tournament tournament, Standings standings) {

  private static final String NOTHING = "-";
  private static final String SAME = "#";

  /** The heading: which tournament it is, and how many of its games count. */
  public String title() {
    StringBuilder text = new StringBuilder();
    text.append(Problem.shown(tournament.event())).append(", ").append(tournament.game());
    text.append(RulePools.suffix(tournament.rules()));
    text.append(tournament.simulated() ? ", simulated: " : ": ");
    text.append(Text.count(tournament.counted(), "game counts", "games count"));
    if (tournament.unfinished() > 0) {
      text.append(Text.of(", %d unfinished", tournament.unfinished()));
    }
    if (tournament.unnamed() > 0) {
      text.append(Text.of(", %d without two named players", tournament.unnamed()));
    }
    if (tournament.notPlayed() > 0) {
      text.append(Text.of(", %d not played", tournament.notPlayed()));
    }
    int legs = RoundRobin.legs(tournament);
    if (legs > 0) {
      text.append(legs == 1 ? "; round robin" : Text.of("; round robin, %d times", legs));
    }
    return text.toString();
  }

  /** Rank, player, score and tie-breaks. */
  public String table() {
    return tournament.isOfPlaces() ? places() : scores();
  }

  /** Rank, team, players and score of the teams; empty if no game names a team. */
  public String teams() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("rank", "team", "players", "games", "won", "drawn", "lost", "points"));
    for (TeamStanding line : standings.teams()) {
      Score score = line.score();
      rows.add(
          List.of(
              Integer.toString(line.rank()),
              GameTable.shown(line.team()),
              Integer.toString(line.players().size()),
              Integer.toString(score.games()),
              Integer.toString(score.wins()),
              Integer.toString(score.draws()),
              Integer.toString(score.losses()),
              Score.text(line.points())));
    }
    return rows.size() == 1 ? "" : Columns.text(rows);
  }

  private String places() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("rank", "player", "games", "firsts", "points"));
    for (Placing line : Placing.of(tournament)) {
      rows.add(
          List.of(
              Integer.toString(line.rank()),
              GameTable.shown(line.player()),
              Integer.toString(line.games()),
              Integer.toString(line.firsts()),
              Text.rounded(line.points(), 2)));
    }
    return Columns.text(rows);
  }

  private String scores() {
    List<List<String>> rows = new ArrayList<>();
    List<String> header = new ArrayList<>();
    header.addAll(List.of("rank", "player", "games", "won", "drawn", "lost"));
    if (standings.hasUnplayed()) {
      header.add("unplayed");
    }
    header.add("points");
    standings.tieBreaks().stream().map(TieBreak::label).forEach(header::add);
    rows.add(header);
    for (Standing line : standings.lines()) {
      Score score = line.score();
      List<String> row = new ArrayList<>();
      row.add(Integer.toString(line.rank()));
      row.add(GameTable.shown(line.player()));
      row.add(Integer.toString(score.games()));
      row.add(Integer.toString(score.wins()));
      row.add(Integer.toString(score.draws()));
      row.add(Integer.toString(score.losses()));
      if (standings.hasUnplayed()) {
        row.add(Score.text(line.unplayed()));
      }
      row.add(Score.text(line.points()));
      line.tieBreaks()
          .forEach(value -> row.add(value.isPresent() ? Score.text(value.getAsDouble()) : NOTHING));
      rows.add(row);
    }
    return Columns.text(rows);
  }

  /** The crosstable: points of each player, by row, against each other player, by column. */
  public String crosstable() {
    List<List<String>> rows = new ArrayList<>();
    List<String> header = new ArrayList<>(List.of("", "player"));
    for (int i = 1; i <= standings.lines().size(); i++) {
      header.add(Integer.toString(i));
    }
    if (standings.hasUnplayed()) {
      header.add("byes");
    }
    header.add("points");
    rows.add(header);
    for (Standing line : standings.lines()) {
      List<String> row = new ArrayList<>();
      row.add(Integer.toString(rows.size()));
      row.add(GameTable.shown(line.player()));
      standings.lines().forEach(other -> row.add(cell(line.player(), other.player())));
      if (standings.hasUnplayed()) {
        row.add(text(standings.byes(line.player())));
      }
      row.add(Score.text(line.points()));
      rows.add(row);
    }
    return Columns.text(rows);
  }

  private String cell(String player, String opponent) {
    if (player.equals(opponent)) {
      return SAME;
    }
    return text(standings.meetings(player, opponent));
  }

  private String text(List<Meeting> meetings) {
    String results = meetings.stream().map(standings::mark).collect(Collectors.joining());
    return results.isEmpty() ? NOTHING : results;
  }

  /** The games, round by round. */
  public String rounds() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        tournament.isOfPlaces()
            ? List.of("round", "players", "result", "id")
            : List.of("round", "first-named side", "", "second-named side", "result", "id"));
    for (Round round : tournament.rounds()) {
      for (GameSummary game : round.games()) {
        rows.add(row(round, game));
      }
    }
    return Columns.text(rows);
  }

  private List<String> row(Round round, GameSummary game) {
    if (tournament.isOfPlaces()) {
      String players = GameTable.players(game);
      String name = GameTable.shown(round.name());
      return List.of(name, players, game.getResult(), game.getGameId());
    }
    return List.of(
        GameTable.shown(round.name()),
        GameTable.shown(game.getFirstPlayer()),
        points(game),
        GameTable.shown(game.getSecondPlayer()),
        game.getResult(),
        game.getGameId());
  }

  private String points(GameSummary game) {
    List<Meeting> meetings = Meeting.rounds(game);
    return meetings.isEmpty()
        ? NOTHING
        : meetings.stream().map(standings::mark).collect(Collectors.joining(" - "));
  }
}
