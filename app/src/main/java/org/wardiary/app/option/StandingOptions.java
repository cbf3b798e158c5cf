package org.wardiary.app.option;

import java.util.Iterator;
import java.util.List;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.tournament.StandingRules;
import org.wardiary.analytics.tournament.TieBreak;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How the standings of tournaments are counted. */
public final class StandingOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--tie-breaks",
      paramLabel = "LIST",
      description = {
        "standings: tie-breaks for players with equal points, in this order, separated by commas:"
            + " ${COMPLETION-CANDIDATES}",
        "(default: by the kind of tournament, see docs/tournaments.md)"
      },
      completionCandidates = Ids.class)
  private String tieBreaks = "";

  @Option(
      names = "--points-win",
      paramLabel = "POINTS",
      defaultValue = "1",
      description = "standings: points of a win (default: 1)")
  private double win;

  @Option(
      names = "--points-draw",
      paramLabel = "POINTS",
      description = "standings: points of a draw (default: half of a win)")
  private Double draw;

  @Option(
      names = "--points-bye",
      paramLabel = "POINTS",
      description =
          "standings: points of a bye that nobody asked for (default: as a win); a record says of"
              + " the others what they bring")
  private Double bye;

  /** The ids of tie-breaks, for the help and for completion. */
  static final class Ids implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return TieBreak.ids().iterator();
    }
  }

  /**
   * The rules that the options name.
   *
   * @throws ParameterException if there is no such tie-break, or the points are none
   */
  public StandingRules rules() {
    try {
      return new StandingRules(
          win,
          draw == null ? win / 2 : draw,
          bye == null ? win : bye,
          tieBreaks.isEmpty() ? List.of() : TieBreak.read(tieBreaks));
    } catch (BadQuery e) {
      throw new ParameterException(spec.commandLine(), "--" + e.getMessage());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--points-...: " + e.getMessage());
    }
  }
}
