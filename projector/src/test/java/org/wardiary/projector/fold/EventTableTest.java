package org.wardiary.projector.fold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.TurnPassed;

class EventTableTest {

  private static final List<EventTable<?>> TABLES =
      List.of(
          TallyFold.EVENTS,
          SummaryFold.EVENTS,
          AttackFold.EVENTS,
          CampaignFold.EVENTS,
          EngagementFold.EVENTS);

  private static List<Class<?>> vocabulary() throws ClassNotFoundException {
    List<Class<?>> classes = new ArrayList<>();
    for (Schema branch : GameEvent.getClassSchema().getField("body").schema().getTypes()) {
      classes.add(Class.forName(branch.getFullName()));
    }
    return classes;
  }

  @TestFactory
  Stream<DynamicTest> everyFoldKnows_everyEventOfTheVocabulary() throws ClassNotFoundException {
    List<Class<?>> vocabulary = vocabulary();
    assertThat(vocabulary).hasSizeGreaterThan(15);
    return TABLES.stream()
        .flatMap(
            table ->
                vocabulary.stream()
                    .map(
                        type ->
                            DynamicTest.dynamicTest(
                                table + " fold, " + type.getSimpleName(),
                                () ->
                                    assertThat(table.known())
                                        .as("what the %s fold does with it", table)
                                        .contains(type))));
  }

  @TestFactory
  Stream<DynamicTest> noFoldKnows_moreThanTheVocabulary() {
    return TABLES.stream()
        .map(
            table ->
                DynamicTest.dynamicTest(
                    table.toString(), () -> assertThat(vocabulary()).containsAll(table.known())));
  }

  @Test
  void applyRefuses_eventThatIsNotInTheTable() {
    EventTable<String> empty = EventTable.of("empty");
    GameEvent event = new EventScript().emit(new TurnPassed("Gray")).rest().get(0);
    assertThatThrownBy(() -> empty.apply("", event))
        .isInstanceOf(CorruptGame.class)
        .hasMessageContaining("game " + EventScript.GAME + ", seq 1")
        .hasMessageContaining("the empty fold knows but got TurnPassed");
  }
}
