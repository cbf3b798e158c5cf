package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.squares.view.AttackRow;
import org.wardiary.projector.game.squares.view.AttackRows;
import org.wardiary.projector.game.squares.view.CareerRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.ScorePoint;
import org.wardiary.projector.view.Tally;

/**
 * The read side's rows of all games, by kind of game, sorted: the order in which rows arrived never
 * shows.
 */
public final class Archive {

  private final List<GameSet> sets;

  private Archive(List<GameSet> sets) {
    this.sets = List.copyOf(sets);
  }

  /** One set for each kind of game, sorted by the kind's id. */
  public List<GameSet> sets() {
    return sets;
  }

  /** An archive of rows in any order. */
  public static Archive of(
      Iterable<GameSummary> summaries, Iterable<Tally> tallies, Iterable<AttackRows> attacks) {
    Builder builder = new Builder();
    summaries.forEach(builder::add);
    tallies.forEach(builder::add);
    attacks.forEach(builder::add);
    return builder.build();
  }

  /**
   * Collects rows one by one, keeping only what statistics need of them. Of two rows with the same
   * game id the later one counts; rows of games without a summary (still being played) are left
   * out.
   */
  public static final class Builder {

    private final Map<String, GameSummary> summaries = new TreeMap<>();
    private final Map<String, List<ScorePoint>> curves = new HashMap<>();
    private final Map<String, List<Attack>> attacks = new HashMap<>();
    private final Map<String, List<Integer>> actions = new HashMap<>();
    private final Map<String, List<Chance>> chances = new HashMap<>();
    private final Map<String, List<Career>> careers = new HashMap<>();
    private final Map<String, Campaign> campaigns = new HashMap<>();
    private final Map<String, Engagement> engagements = new HashMap<>();

    /**
     * Adds a game's message of any kind: all that the read side tells, in one way.
     *
     * @throws IllegalArgumentException if it is none that statistics take
     */
    public Builder add(SpecificRecord rows) {
      if (rows instanceof GameSummary summary) {
        return add(summary);
      } else if (rows instanceof Tally tally) {
        return add(tally);
      } else if (rows instanceof AttackRows attackRows) {
        return add(attackRows);
      } else if (rows instanceof CareerRows careerRows) {
        return add(careerRows);
      } else if (rows instanceof CampaignRows campaignRows) {
        return add(campaignRows);
      } else if (rows instanceof EngagementRows engagementRows) {
        return add(engagementRows);
      }
      throw new IllegalArgumentException(
          "expected rows that an archive takes but got " + rows.getSchema().getName());
    }

    /** Adds a game's summary. */
    public Builder add(GameSummary summary) {
      summaries.put(summary.getGameId(), summary);
      return this;
    }

    /** Adds a game's score curve. */
    public Builder add(Tally tally) {
      List<ScorePoint> points = new ArrayList<>(tally.getPoints());
      points.sort(Comparator.comparingLong(ScorePoint::getSeq));
      curves.put(tally.getGameId(), List.copyOf(points));
      return this;
    }

    /** Adds a game's attacks. */
    public Builder add(AttackRows rows) {
      List<AttackRow> sorted = new ArrayList<>(rows.getRows());
      sorted.sort(Comparator.comparingInt(AttackRow::getNumber));
      attacks.put(rows.getGameId(), sorted.stream().map(Attack::of).toList());
      actions.put(rows.getGameId(), List.copyOf(rows.getActions()));
      chances.put(rows.getGameId(), rows.getChances().stream().map(Chance::of).toList());
      return this;
    }

    /** Adds the units of a game of SQUARES. */
    public Builder add(CareerRows rows) {
      careers.put(rows.getGameId(), rows.getUnits().stream().map(Career::of).toList());
      return this;
    }

    /** Adds the rows of a game of A General's View. */
    public Builder add(CampaignRows rows) {
      campaigns.put(rows.getGameId(), Campaign.of(rows));
      return this;
    }

    /** Adds the rows of a game of Wargaming on the Square. */
    public Builder add(EngagementRows rows) {
      engagements.put(rows.getGameId(), Engagement.of(rows));
      return this;
    }

    /** The archive of the rows so far. */
    public Archive build() {
      Map<String, List<PlayedGame>> kinds = new TreeMap<>();
      summaries.forEach(
          (id, summary) ->
              kinds
                  .computeIfAbsent(summary.getGame(), kind -> new ArrayList<>())
                  .add(
                      new PlayedGame(
                          summary,
                          curves.getOrDefault(id, List.of()),
                          attacks.getOrDefault(id, List.of()),
                          actions.getOrDefault(id, List.of()),
                          chances.getOrDefault(id, List.of()),
                          careers.getOrDefault(id, List.of()),
                          Optional.ofNullable(campaigns.get(id)),
                          Optional.ofNullable(engagements.get(id)))));
      List<GameSet> sets = new ArrayList<>();
      kinds.forEach((kind, games) -> sets.add(new GameSet(kind, games)));
      return new Archive(sets);
    }
  }
}
