package org.wardiary.analytics.course;

import java.util.Arrays;
import org.wardiary.analytics.state.FactsFormat;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;

/** The format in which traces of games are written and read. */
final class TraceFormat {

  static final FactsFormat<Trace> FORMAT =
      new FactsFormat<>(Trace.class, TraceFormat::write, TraceFormat::read);

  private TraceFormat() {}

  private static void write(Trace trace, StateWriter out) {
    Trace.End end = trace.end();
    out.fraction(end.result()).text(end.winner()).text(end.condition()).number(trace.turns());
    out.all(
        trace.positions(),
        (position, to) -> {
          to.number(position.turn()).number(position.values().length);
          Arrays.stream(position.values()).forEach(to::fraction);
        });
    out.all(
        trace.attacks(),
        (attack, to) ->
            to.number(attack.turn())
                .number(attack.side())
                .text(attack.sort())
                .text(attack.unitKind()));
    out.all(trace.holdings(), TraceFormat::writeHolding);
    out.all(trace.small(), TraceFormat::writeHolding);
  }

  private static void writeHolding(Holding holding, StateWriter out) {
    out.number(holding.side()).text(holding.place());
    out.number(holding.from()).number(holding.turns());
  }

  private static Trace read(StateReader in) {
    return new Trace(
        new Trace.End(in.fraction(), in.text(), in.text()),
        in.size(),
        in.all(TraceFormat::readPosition),
        in.all(from -> new Attack(from.size(), from.size(), from.text(), from.text())),
        in.all(TraceFormat::readHolding),
        in.all(TraceFormat::readHolding));
  }

  private static TurnEnd readPosition(StateReader in) {
    int turn = in.size();
    double[] values = new double[in.size()];
    Arrays.setAll(values, i -> in.fraction());
    return new TurnEnd(turn, values);
  }

  private static Holding readHolding(StateReader in) {
    return new Holding(in.size(), in.text(), in.size(), in.size());
  }
}
