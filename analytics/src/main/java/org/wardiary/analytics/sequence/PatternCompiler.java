package org.wardiary.analytics.sequence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.avro.Schema;
import org.wardiary.analytics.sequence.Field.Sort;
import org.wardiary.analytics.sequence.PatternMatcher.Comparison;
import org.wardiary.analytics.sequence.PatternMatcher.Reference;
import org.wardiary.analytics.sequence.PatternMatcher.Tests;
import org.wardiary.analytics.sequence.SequenceQuery.Condition;
import org.wardiary.analytics.sequence.SequenceQuery.Pattern;
import org.wardiary.analytics.sequence.SequenceQuery.Value;
import org.wardiary.events.text.Text;

/** Compiles patterns to matchers of events of one kind of game. */
final class PatternCompiler {

  private static final List<String> YES = List.of("yes", "true");
  private static final List<String> NO = List.of("no", "false");

  private final Vocabulary vocabulary;
  private final List<Pattern> steps;

  /**
   * A compiler.
   *
   * @param steps the patterns of the steps, to which conditions may refer by index
   */
  PatternCompiler(Vocabulary vocabulary, List<Pattern> steps) {
    this.vocabulary = vocabulary;
    this.steps = List.copyOf(steps);
  }

  /**
   * Compiles a pattern.
   *
   * @throws BadSequence if the pattern names something that the game does not have
   */
  PatternMatcher compile(Pattern pattern) {
    Map<String, Tests> tests = new LinkedHashMap<>();
    for (Word kind : pattern.kinds()) {
      Schema event = vocabulary.event(kind);
      tests.put(event.getName(), tests(event, pattern.conditions()));
    }
    return new PatternMatcher(tests);
  }

  private Tests tests(Schema event, List<Condition> conditions) {
    List<Predicate<EventRow>> own = new ArrayList<>();
    List<Comparison> compared = new ArrayList<>();
    for (Condition condition : conditions) {
      Field field = vocabulary.field(event, condition.field());
      if (condition.operator().orders() && field.sort() != Sort.NUMBER) {
        throw BadSequence.not(
            Text.of("a field with a number before '%s'", condition.operator().sign()),
            condition.field());
      }
      Predicate<EventRow> known = literals(event, field, condition);
      List<Reference> references = references(field, condition.values());
      if (references.isEmpty()) {
        own.add(known);
      } else {
        compared.add(new Comparison(field.name(), condition.operator(), known, references));
      }
    }
    return new Tests(own, compared);
  }

  /** Whether the comparison holds for any of the literal values; with {@code !=}, for all. */
  private Predicate<EventRow> literals(Schema event, Field field, Condition condition) {
    Operator operator = condition.operator();
    List<Predicate<EventRow>> each = new ArrayList<>();
    for (Value value : condition.values()) {
      if (value instanceof Value.Literal literal) {
        each.add(literal(event, field, operator, literal.word()));
      }
    }
    return operator == Operator.NOT_EQUAL
        ? row -> each.stream().allMatch(test -> test.test(row))
        : row -> each.stream().anyMatch(test -> test.test(row));
  }

  private Predicate<EventRow> literal(Schema event, Field field, Operator operator, Word word) {
    // a unit may be named by its kind too
    Optional<Field> beside =
        field.sort() == Sort.TEXT ? vocabulary.kindBeside(event, field) : Optional.empty();
    Optional<String> kind = beside.flatMap(known -> letter(word));
    if (beside.isPresent() && kind.isEmpty() && isMeantAsKind(word)) {
      throw vocabulary.unknownKind("a unit's id or a kind of unit", word);
    }
    String name = kind.isPresent() ? beside.orElseThrow().name() : field.name();
    Object value = kind.isPresent() ? kind.get() : value(field, word);
    return row -> operator.holds(row.value(name), value);
  }

  /** Whether a word can be neither the id of a unit nor a space, since these have a number. */
  private boolean isMeantAsKind(Word word) {
    return !vocabulary.game().kinds().isEmpty()
        && word.text().chars().noneMatch(Character::isDigit);
  }

  private Object value(Field field, Word word) {
    return switch (field.sort()) {
      case NUMBER -> number(field, word);
      case FLAG -> flag(word);
      case SIDE -> side(word);
      case KIND -> letter(word).orElseThrow(() -> vocabulary.unknownKind("a kind of unit", word));
      case TEXT -> word.text();
    };
  }

  private static Long number(Field field, Word word) {
    try {
      return Long.valueOf(word.text());
    } catch (NumberFormatException e) {
      throw BadSequence.not(Text.of("a whole number as %s", field.name()), word);
    }
  }

  private static String flag(Word word) {
    String text = word.text().toLowerCase(Locale.ROOT);
    if (YES.contains(text) || NO.contains(text)) {
      return YES.contains(text) ? "yes" : "no";
    }
    throw BadSequence.not("yes or no", word);
  }

  private String side(Word word) {
    // some fields write "" or "chance" for neither side
    return vocabulary.game().sides().stream()
        .filter(side -> side.equalsIgnoreCase(word.text()))
        .findFirst()
        .or(() -> Optional.of(word.text()).filter(text -> text.isEmpty() || text.equals("chance")))
        .orElseThrow(() -> Spelling.unknown("a side", vocabulary.game().sides(), word));
  }

  /** The letter of the kind of unit that a word names by letter or name; "" for a quoted "". */
  private Optional<String> letter(Word word) {
    return vocabulary.game().kinds().entrySet().stream()
        .filter(
            kind ->
                kind.getKey().equalsIgnoreCase(word.text())
                    || Word.plain(kind.getValue()).equals(Word.plain(word.text())))
        .map(Map.Entry::getKey)
        .findFirst()
        .or(() -> Optional.of("").filter(none -> word.quoted() && word.text().isEmpty()));
  }

  private List<Reference> references(Field field, List<Value> values) {
    List<Reference> references = new ArrayList<>();
    for (Value value : values) {
      if (value instanceof Value.Reference reference) {
        references.add(new Reference(reference.step(), other(field, reference)));
      }
    }
    return references;
  }

  /** Name of the field that a reference refers to; all kinds of event of its step must have it. */
  private String other(Field field, Value.Reference reference) {
    String name = "";
    for (Word kind : steps.get(reference.step()).kinds()) {
      Field other = vocabulary.field(vocabulary.event(kind), reference.field());
      if (!field.isLike(other)) {
        throw BadSequence.not(
            Text.of("a field that can be compared with '%s'", field.name()), reference.field());
      }
      name = other.name();
    }
    return name;
  }
}
