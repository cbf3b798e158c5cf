package org.wardiary.events.game.recorded.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.text.Text;

/**
 * A game that was played by complete rules, told as a recorded one.
 *
 * @param fileId id of its game file
 * @param file text of its game file
 * @param record its record
 * @param statements number of its statements up to each ply of the game that was played, ply 0
 *     first
 * @param pictures what has to stand at each of these plies
 * @param kinds the kinds of events that were told
 */
public record ToldGame(
    String fileId,
    String file,
    String record,
    List<Integer> statements,
    List<Picture> pictures,
    Set<Class<?>> kinds) {

  /** Tags that have a meaning by complete rules only. */
  private static final Set<String> RULED =
      Set.of("Game", "Map", "Rules", "Dice", "Cards", "Random");

  /**
   * Tells a game.
   *
   * @param played the game
   * @param language makes the translation of a game that begins with this setup
   */
  public static ToldGame of(Verdict.Accepted played, Function<Setup, Translation> language) {
    Translation translation = language.apply(played.sequence().setup());
    List<Picture> pictures = new ArrayList<>();
    played.sequence().walk(position -> pictures.add(translation.picture(position)));
    List<String> said = new ArrayList<>();
    List<Integer> counts = new ArrayList<>();
    Set<Class<?>> kinds = new HashSet<>();
    for (EmittedEvent event : PlayedGames.played(played).emitted()) {
      for (; counts.size() < event.ply(); counts.add(said.size())) {}
      said.addAll(translation.statements(event.body()));
      kinds.add(event.body().getClass());
    }
    counts.add(said.size());
    String text = tags(played, translation.fileId()) + String.join("\n", said);
    return new ToldGame(
        translation.fileId(),
        translation.file(),
        text + "\n" + played.result() + "\n",
        List.copyOf(counts),
        List.copyOf(pictures),
        Set.copyOf(kinds));
  }

  private static String tags(Verdict.Accepted played, String fileId) {
    Setup setup = played.sequence().setup();
    StringBuilder tags = new StringBuilder();
    tags.append(tag("Game", "Recorded " + setup.game().title())).append(tag("GameFile", fileId));
    for (Tags.Pair pair : setup.tags().pairs()) {
      tags.append(RULED.contains(pair.name()) ? "" : tag(pair.name(), pair.value()));
    }
    tags.append(tag("Result", played.result())).append(tag("Termination", played.termination()));
    return tags.append('\n').toString();
  }

  private static String tag(String name, String value) {
    return Text.of("[%s \"%s\"]\n", name, value);
  }

  /** The statements that a ply of the game that was played stands for, for messages. */
  String said(int ply) {
    List<String> all = record.substring(record.indexOf("\n\n") + 2).lines().toList();
    return String.join(
        " ", all.subList(ply == 0 ? 0 : statements.get(ply - 1), statements.get(ply)));
  }
}
