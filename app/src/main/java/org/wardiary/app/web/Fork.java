package org.wardiary.app.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.app.archive.RecordEdit;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.AnswerRefused;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.site.SiteInput;
import org.wardiary.reports.viewer.ForkDocument;

/**
 * A fork of a game that a visitor plays on ({@code docs/viewer.md}). The server keeps nothing of
 * it: each request carries all answers given since the fork.
 *
 * @param gameId the game's id
 * @param ply number of answers of the game before the fork
 * @param wanted what is asked for
 */
record Fork(String gameId, int ply, Wanted wanted) {

  /** What can be asked for. */
  enum Wanted {
    /** The position, and the answers that are legal there. */
    POSITION,
    /** The game's record with the fork as a variation. */
    RECORD
  }

  private static final Pattern PATH =
      Pattern.compile("games/([0-9a-f]{1,64})/forks/([0-9]{1,9})\\.(json|wdr)");

  private static final int LONGEST = 2000;

  /** Whether a path is that of a fork. */
  static boolean isPath(String path) {
    return PATH.matcher(path).matches();
  }

  /**
   * The fork that a path names.
   *
   * @throws IllegalArgumentException if it is not the path of a fork
   */
  static Fork of(String path) {
    Matcher parts = PATH.matcher(path);
    if (!parts.matches()) {
      throw new IllegalArgumentException("expected the path of a fork but got " + path);
    }
    Wanted wanted = parts.group(3).equals("wdr") ? Wanted.RECORD : Wanted.POSITION;
    return new Fork(parts.group(1), Integer.parseInt(parts.group(2)), wanted);
  }

  /**
   * Answers a request.
   *
   * @param parameters {@code line}: the answers given since the fork, as the text of a variation
   * @throws HttpProblem if there is no such game or ply, or the line cannot be played
   */
  Answer answer(SiteInput input, Map<String, List<String>> parameters) {
    String line = line(parameters);
    GameSummary game =
        input
            .game(gameId)
            .orElseThrow(
                () -> new HttpProblem(404, Text.of("expected a game's id but got '%s'", gameId)));
    if (wanted == Wanted.RECORD && game.getPlies() == 0) {
      throw new HttpProblem(
          404,
          "expected a game with an answer that the variation replaces but this one has no answers"
              + " yet");
    }
    int last = wanted == Wanted.RECORD ? game.getPlies() - 1 : game.getPlies();
    if (ply > last) {
      throw new HttpProblem(404, Text.of("expected a ply from 0 to %d but got %d", last, ply));
    }
    GameHistory history = input.histories().apply(gameId);
    requireOpenToAll(history.setup().game(), game);
    try {
      return wanted == Wanted.RECORD
          ? Answer.file(gameId + ".wdr", record(history, line))
          : Answer.json(ForkDocument.of(input.positions().apply(gameId, ply), line));
    } catch (AnswerRefused e) {
      throw new HttpProblem(400, e.getMessage(), e.why().rule(), e.why().nearest());
    } catch (InputRefused e) {
      throw new HttpProblem(400, e.getMessage());
    }
  }

  private static String line(Map<String, List<String>> parameters) {
    List<String> lines = parameters.getOrDefault("line", List.of());
    if (lines.size() > 1 || parameters.size() > lines.size()) {
      throw new HttpProblem(400, "expected one line and nothing else but got other parameters");
    }
    String line = lines.isEmpty() ? "" : lines.get(0);
    if (line.length() > LONGEST) {
      throw new HttpProblem(
          400, Text.of("line: expected at most %d characters but got %d", LONGEST, line.length()));
    }
    return line;
  }

  /** Refuses an unfinished game that hides information, since a fork would reveal it. */
  private static void requireOpenToAll(Game game, GameSummary summary) {
    if (game.visibility().hidesInformation() && summary.getTermination().equals("unfinished")) {
      throw new HttpProblem(
          400, "expected a game that hides nothing, or is over, but this one is unfinished");
    }
  }

  private byte[] record(GameHistory history, String line) {
    RecordFold fold = new RecordFold(Setups.bundled());
    history.events().forEach(fold::fold);
    RecordDraft draft = fold.draft();
    Setup setup = history.setup();
    RecordEdit edit = new RecordEdit(setup.game(), GivenMap.of(setup.mapFile()), draft);
    Verdict verdict = edit.varied(ply + 1, line);
    if (verdict instanceof Verdict.Refused refused) {
      throw new InputRefused(refused.problem().message());
    }
    return ((Verdict.Accepted) verdict)
        .draft()
        .identified(gameId)
        .write(Comments.KEPT)
        .getBytes(StandardCharsets.UTF_8);
  }
}
