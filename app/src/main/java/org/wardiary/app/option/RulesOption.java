package org.wardiary.app.option;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.app.file.FileArguments;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesFile;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.text.Encoding;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The rules by which a game is played. */
public final class RulesOption {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description = "play by the rules of this file; 'wardiary rules GAME --json' makes one")
  private Path file;

  /** Whether a file is given. */
  public boolean isGiven() {
    return file != null;
  }

  /**
   * The rules of the file; without a file, the standard ones.
   *
   * @param game the game that the command is about
   * @throws InputRefused if the file describes no rules by which the game can be played
   */
  public RuleSet of(Game game) {
    if (file == null) {
      return game.rules();
    }
    return read(FileArguments.readableFile(spec, file), id -> parameters(id, game));
  }

  /**
   * The rules of a file.
   *
   * @param parameters gives the parameters of a game by its id; may refuse the game
   * @throws InputRefused if the file describes no rules by which the game can be played
   */
  public static RuleSet read(Path file, Function<String, Parameters> parameters) {
    try {
      RuleSet rules = RulesFile.read(text(file), parameters);
      return known(rules.parameters().game()).under(rules).rules();
    } catch (BadRules e) {
      throw new InputRefused(Text.of("%s: %s", file, e.getMessage()));
    }
  }

  /**
   * The game with an id.
   *
   * @throws BadRules if there is no such game
   */
  public static Game known(String id) {
    List<String> known = Games.all().stream().map(Game::id).toList();
    return Games.find(id)
        .orElseThrow(
            () -> new BadRules("game", "", Text.of("expected one of %s but got '%s'", known, id)));
  }

  /** The value of the tag {@code Rules}; empty for the standard rules. */
  public Optional<String> tag(Game game) {
    return Optional.of(of(game)).filter(rules -> !rules.isStandard()).map(RulesTag::write);
  }

  private static Parameters parameters(String id, Game game) {
    if (!known(id).id().equals(game.id())) {
      throw new BadRules(
          "game", "", Text.of("expected rules of %s but these are of %s", game.id(), id));
    }
    return game.parameters();
  }

  private static String text(Path file) {
    try {
      long size = Files.size(file);
      if (size > RulesFile.LARGEST) {
        throw new BadRules(
            "", "", Text.of("expected at most %d bytes but got %d", RulesFile.LARGEST, size));
      }
      return Encoding.decode(Files.readAllBytes(file));
    } catch (CharacterCodingException e) {
      throw new BadRules("", "", e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }
}
