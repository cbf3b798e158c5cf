package org.wardiary.app.dialog;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;

/** What a rule says: its paragraph in the bundled rulebook, and what a game file states by it. */
final class RuleText {

  private static final Pattern ID = Pattern.compile("[A-Za-z]*-?[0-9]+(\\.[0-9]+)*");

  private RuleText() {}

  /**
   * The text of a rule.
   *
   * @param id the rule's id, in capital or small letters
   * @return empty if the game has no such rule
   */
  static Optional<String> of(Game game, String id) {
    if (!ID.matcher(id).matches()) {
      return Optional.empty();
    }
    if (!(game instanceof RecordedGame recorded)) {
      return game.rulebook()
          .flatMap(name -> paragraph(Text.of("/rules/%s.md", name), id.toUpperCase(Locale.ROOT)));
    }
    String parts =
        Stream.concat(
                recorded.file().stated(id).map(check -> Text.of("%s: %s", id, check)).stream(),
                book(recorded).flatMap(book -> paragraph(book, id)).stream())
            .collect(Collectors.joining("\n"));
    return parts.isEmpty() ? Optional.empty() : Optional.of(parts);
  }

  /** The rulebook beside a bundled game file. */
  private static Optional<String> book(RecordedGame game) {
    String book = Text.of("/games/%s.md", game.file().id());
    boolean bundled =
        MapLibrary.bundled().gameFile(game.file().id()).filter(game.mapFile()::equals).isPresent();
    return Optional.of(book).filter(name -> bundled && RuleText.class.getResource(name) != null);
  }

  /** A rule begins a line with its id, and ends before the next rule or an empty line. */
  private static Optional<String> paragraph(String book, String id) {
    String series = Pattern.quote(id.replaceFirst("[0-9.]+$", ""));
    Pattern first = Pattern.compile(Text.of("(\\*\\*)?%s(\\*\\*)? .*", Pattern.quote(id)));
    Pattern next = Pattern.compile(Text.of("|(\\*\\*)?%s[0-9]+\\..*", series));
    List<String> lines = Resources.text(RuleText.class, book).lines().toList();
    return lines.stream()
        .filter(line -> first.matcher(line).matches())
        .findFirst()
        .map(
            begin ->
                Stream.concat(
                        Stream.of(begin),
                        lines.stream()
                            .skip(lines.indexOf(begin) + 1L)
                            .takeWhile(line -> !next.matcher(line).matches()))
                    .collect(Collectors.joining("\n")));
  }
}
