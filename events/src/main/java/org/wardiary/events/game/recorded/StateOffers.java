package org.wardiary.events.game.recorded;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.StateWord;
import org.wardiary.events.game.recorded.file.StateWord.Bearer;

/**
 * The changes of states that a game file has words for.
 *
 * @param file the game file
 * @param board what has which states now
 */
record StateOffers(GameFile file, RecordedBoard board) {

  /**
   * The changes of a target's states.
   *
   * @param target units, a space, a side of a space, or a side, as statements write them
   */
  Stream<Meant> of(String target, Bearer bearer) {
    Map<String, String> held = held(target);
    Stream<Meant> words =
        file.vocabulary().states().values().stream()
            .filter(word -> word.of().contains(bearer))
            .flatMap(word -> changes(target, word, held));
    Stream<Meant> scores =
        bearer == Bearer.SIDES
            ? file.goals().scores().values().stream()
                .flatMap(score -> number(target, score.id(), score.name()))
            : Stream.empty();
    return Stream.concat(words, scores);
  }

  private Map<String, String> held(String target) {
    return Optional.<Map<String, String>>ofNullable(board.marks().get(target))
        .or(() -> board.unit(target.split(",", 2)[0]).map(Piece::states))
        .orElse(Map.of());
  }

  private static Stream<Meant> changes(String target, StateWord word, Map<String, String> held) {
    String name = word.name();
    List<Meant> all = new ArrayList<>();
    boolean holds = held.containsKey(word.id());
    switch (word.form()) {
      case WORD -> all.add(holds ? ends(target, word) : begins(target, word));
      case NUMBER -> number(target, word.id(), name).forEach(all::add);
      case LIST ->
          word.values().stream()
              .filter(value -> !value.equals(held.get(word.id())))
              .map(value -> new Meant(set(target, word) + "=" + value, name + ": " + value))
              .forEach(all::add);
      case ANY -> all.add(new Meant(set(target, word) + "=", name + ": …"));
    }
    if (holds && word.form() != StateWord.Form.WORD) {
      all.add(ends(target, word));
    }
    return all.stream();
  }

  private static String set(String target, StateWord word) {
    return target + ":" + word.id();
  }

  private static Meant begins(String target, StateWord word) {
    return new Meant(set(target, word), word.name());
  }

  private static Meant ends(String target, StateWord word) {
    return new Meant(target + ":-" + word.id(), "no longer " + word.name());
  }

  private static Stream<Meant> number(String target, String word, String name) {
    String text = target + ":" + word;
    return Stream.of(
        new Meant(text + "+", name + ": more by …"),
        new Meant(text + "-1", name + ": one less"),
        new Meant(text + "=", name + ": …"));
  }
}
