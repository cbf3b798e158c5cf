package org.wardiary.analytics.player;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.filter.EventPools;
import org.wardiary.analytics.filter.RoundOrder;
import org.wardiary.events.record.PartialDate;
import org.wardiary.projector.view.GameSummary;

/**
 * A rating period: a day of play, or for games whose day is unknown, a round of an event. If only a
 * part of the date is known, the period sorts after the last day that it may be; periods without
 * any date sort before all others.
 *
 * @param date tag Date; empty if no part of it is known
 * @param event name of the event; empty if the day is known, or if there is none
 * @param round name of the round; empty if the day is known, or if there is none
 */
record Period(Optional<PartialDate> date, String event, String round)
    implements Comparable<Period> {

  private static final Comparator<Period> ORDER =
      Comparator.comparingInt((Period period) -> period.date.map(PartialDate::latest).orElse(0))
          .thenComparingInt(period -> -period.date.map(PartialDate::earliest).orElse(0))
          .thenComparing(Period::event)
          .thenComparing(Period::round, RoundOrder.BY_NUMBER);

  static Period of(GameSummary game) {
    Optional<PartialDate> date = PartialDate.read(game.getDate());
    return date.filter(PartialDate::isDay).isPresent()
        ? new Period(date, "", "")
        : new Period(date, EventPools.name(game), RoundOrder.name(game.getRound()));
  }

  /** Readable label, e.g. {@code 1996.05.17} or {@code Club evening, round 3}. */
  String label() {
    return Stream.of(
            date.map(PartialDate::text).orElse(""), event, round.isEmpty() ? "" : "round " + round)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  @Override
  public int compareTo(Period other) {
    return ORDER.compare(this, other);
  }
}
