package org.wardiary.app.job;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.EventPools;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.analytics.table.Table;
import org.wardiary.app.archive.ArchivedRecords;
import org.wardiary.app.option.RulesOption;
import org.wardiary.app.print.RescoredGame;
import org.wardiary.app.print.WhatIfTable;
import org.wardiary.app.print.WhatIfText;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.Rescoring;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/** How games would have ended by other rules of scoring. */
public final class RulesWhatIf implements WhatIf<RescoredGame> {

  private final Path file;
  private final RuleSet rules;
  private final Game game;
  private final Rescoring rescoring;

  /**
   * Reads a file of rules.
   *
   * @throws InputRefused if it has none
   */
  public RulesWhatIf(Path file) {
    this.file = file;
    this.rules = RulesOption.read(file, id -> RulesOption.known(id).parameters());
    this.game = RulesOption.known(rules.parameters().game()).under(rules);
    this.rescoring = new Rescoring(game);
  }

  @Override
  public Found found(GameQuery query, List<GameSummary> all) {
    RulePools pools = pools(query, SelectedGames.ofKind(game.id(), all, query));
    requireScoring(pools);
    return new Found(pools.games(), pools.note());
  }

  private RulePools pools(GameQuery query, List<GameSummary> found) {
    try {
      RulePools pools = RulePools.of(query, found);
      SelectedGames.requireCounted(pools.games().size(), pools.note());
      EventPools.requireOne(query, pools.games());
      return pools;
    } catch (BadQuery e) {
      throw SelectedGames.refused(e);
    }
  }

  /** Refuses rules that differ from those of the games in more than the scoring. */
  private void requireScoring(RulePools pools) {
    RuleSet before = RulesTag.of(pools.games().get(0).getRules(), game.parameters());
    Rescoring.beyondScoring(rules, before)
        .or(() -> Rescoring.beyondScoring(before, rules))
        .ifPresent(
            change -> {
              throw new InputRefused(
                  Text.of(
                      "%s: rules.%s: %s: expected a value as the games have it but got %s: it"
                          + " changes which answers are legal or what they do, so recorded games"
                          + " say nothing of it; 'wardiary simulate --rules' plays by it",
                      file,
                      change.parameter().name(),
                      change.parameter().rule(),
                      change.parameter().text(rules.number(change.parameter().name()))));
            });
  }

  @Override
  public RescoredGame judged(GameSummary summary, ArchivedRecords records) {
    String id = summary.getGameId();
    List<EmittedEvent> events = records.required(id);
    Setup setup = Setups.bundled().of((GameStarted) events.get(0).body());
    List<String> answers = ArchivedRecords.draft(id, events).answers();
    return RescoredGame.of(summary, rescoring.of(setup, answers), game);
  }

  @Override
  public ObjectNode json(RescoredGame rescored) {
    return rescored.json();
  }

  @Override
  public Table table(List<RescoredGame> games) {
    return WhatIfTable.of(games);
  }

  @Override
  public String text(List<RescoredGame> games, int most) {
    WhatIfText text = new WhatIfText(games);
    return Text.of(
        "%s%s of %s by the rules %s%n%n%s",
        text.list(most),
        Text.count(games.size(), "game"),
        rules.parameters().game(),
        rules,
        text.summary());
  }
}
