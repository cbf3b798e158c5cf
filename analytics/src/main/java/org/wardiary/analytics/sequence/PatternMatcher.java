package org.wardiary.analytics.sequence;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Which events fit a pattern, by the schemas of one game.
 *
 * @param tests what is asked, by kind of event; other kinds do not fit
 */
record PatternMatcher(Map<String, Tests> tests) {

  /**
   * What is asked of one kind of event.
   *
   * @param own of the event alone
   * @param compared of the event and those that were found before; of each list one must hold
   */
  record Tests(List<Predicate<EventRow>> own, List<Comparison> compared) {}

  /**
   * A comparison that holds if one of some does, or, for "is not", if all do.
   *
   * @param own name of the event's field
   * @param known whether it holds whatever was found before
   * @param references with which fields the event's field is compared
   */
  record Comparison(
      String own, Operator operator, Predicate<EventRow> known, List<Reference> references) {

    boolean holds(EventRow event, EventRow[] found) {
      Predicate<Reference> one =
          reference ->
              operator.holds(event.value(own), found[reference.step()].value(reference.field()));
      return operator == Operator.NOT_EQUAL
          ? known.test(event) && references.stream().allMatch(one)
          : known.test(event) || references.stream().anyMatch(one);
    }
  }

  /** A field of an event that was found before. */
  record Reference(int step, String field) {}

  /** Whether an event fits as far as that needs no other event. */
  boolean fits(EventRow event) {
    Tests asked = tests.get(event.type());
    return asked != null && asked.own().stream().allMatch(test -> test.test(event));
  }

  /** Whether an event that fits so far stands to those found before as it must. */
  boolean fits(EventRow event, EventRow[] found) {
    List<Comparison> compared = tests.get(event.type()).compared();
    for (Comparison one : compared) {
      if (!one.holds(event, found)) {
        return false;
      }
    }
    return true;
  }

  /** All fields of other events that it is compared with. */
  List<Reference> references() {
    return tests.values().stream()
        .flatMap(test -> test.compared().stream())
        .flatMap(one -> one.references().stream())
        .distinct()
        .toList();
  }
}
