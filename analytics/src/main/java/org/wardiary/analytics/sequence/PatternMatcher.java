package org.wardiary.analytics.sequence;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Decides which events fit a pattern, given the schemas of one kind of game.
 *
 * @param tests the tests, by kind of event; events of other kinds do not fit
 */
record PatternMatcher(Map<String, Tests> tests) {

  /**
   * The tests of one kind of event, all of which must hold.
   *
   * @param own tests of the event alone
   * @param compared comparisons of the event with events that were found before
   */
  record Tests(List<Predicate<EventRow>> own, List<Comparison> compared) {}

  /**
   * A comparison of a field with several values, which holds if it holds for any of them, or for
   * {@code !=}, for all of them.
   *
   * @param own name of the event's field
   * @param operator the comparison
   * @param known whether the comparison with the literal values holds
   * @param references the fields of earlier events with which the event's field is compared
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

  /** Whether an event passes the tests that need no other event. */
  boolean fits(EventRow event) {
    Tests asked = tests.get(event.type());
    return asked != null && asked.own().stream().allMatch(test -> test.test(event));
  }

  /** Whether an event that passes its own tests also passes the comparisons with earlier events. */
  boolean fits(EventRow event, EventRow[] found) {
    List<Comparison> compared = tests.get(event.type()).compared();
    for (Comparison one : compared) {
      if (!one.holds(event, found)) {
        return false;
      }
    }
    return true;
  }

  /** All fields of other events to which the comparisons refer. */
  List<Reference> references() {
    return tests.values().stream()
        .flatMap(test -> test.compared().stream())
        .flatMap(one -> one.references().stream())
        .distinct()
        .toList();
  }
}
