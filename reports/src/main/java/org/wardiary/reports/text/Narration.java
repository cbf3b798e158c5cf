package org.wardiary.reports.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.reports.text.Account.Paragraph;
import org.wardiary.reports.text.Account.Part;
import org.wardiary.reports.text.Account.Sort;

/**
 * Builds the story of a game. A sentence stays open so that the consequences of an event can be
 * joined to it; scores and comments wait until the sentence before them ends. Not thread-safe.
 */
public final class Narration {

  private final GameStarted game;
  private final Map<String, String> kinds;
  private final AccountParts parts = new AccountParts();
  private final List<String> waitingRemarks = new ArrayList<>();
  private final StringBuilder sentence = new StringBuilder();
  private String waitingScore = "";
  private String sentenceSide = "";
  private String mentioned = "";
  private String followed = "";

  Narration(GameStarted game) {
    this.game = game;
    this.kinds = Games.find(game.getGame()).map(Game::kinds).orElse(Map.of());
  }

  /** The game's first event. */
  public GameStarted game() {
    return game;
  }

  /** The name of a kind of unit; its letter if the game has no name for it. */
  public String kind(String letter) {
    return kinds.getOrDefault(letter, letter);
  }

  /** Begins a new part of the story. */
  public void part(String heading) {
    pause();
    parts.begin(heading);
  }

  /**
   * Begins a sentence.
   *
   * @param side side of the units that it names without their side
   * @param text the beginning of the sentence, without a full stop
   */
  public void sentence(String side, String text) {
    endSentence();
    sentenceSide = side;
    sentence.append(capital(text));
  }

  /** Joins a clause to the open sentence, or begins one with it. */
  public void clause(String text) {
    followed = "";
    if (sentence.isEmpty()) {
      sentence.append(capital(text));
    } else {
      sentence.append("; ").append(text);
    }
  }

  /** Whether a sentence is open. */
  public boolean inSentence() {
    return !sentence.isEmpty();
  }

  /** Appends text to the open sentence as it is. */
  public void more(String text) {
    sentence.append(text);
  }

  /** Notes the unit whose steps the open sentence describes. */
  public void follow(String side, String unit) {
    followed = key(side, unit);
  }

  private static String key(String side, String unit) {
    return Text.of("%s %s", side, unit);
  }

  /** Whether the open sentence describes this unit's steps and nothing was joined to it since. */
  public boolean continues(String side, String unit) {
    return inSentence() && followed.equals(key(side, unit));
  }

  /** Notes the unit that {@code it} stands for in the next clause. */
  public void mention(Unit unit) {
    mentioned = unit.key();
  }

  /**
   * The name of a unit: {@code it} if it was named last, otherwise with its side where that is not
   * clear.
   */
  public String name(Unit unit) {
    boolean again = inSentence() && mentioned.equals(unit.key());
    boolean sideClear = inSentence() && sentenceSide.equals(unit.side());
    mention(unit);
    String name = Text.of("%s %s", kind(unit.kind()), unit.space());
    if (again) {
      return "it";
    }
    return sideClear ? name : Text.of("%s %s", unit.side(), name);
  }

  /**
   * A unit as events name it.
   *
   * @param side its side
   * @param id its id
   * @param kind its kind's letter
   * @param space where it stands
   */
  public record Unit(String side, String id, String kind, String space) {

    private String key() {
      return Narration.key(side, id);
    }
  }

  /**
   * Sets the score, which follows once the action is over; only the last score of an action is
   * told.
   */
  public void score(String text) {
    waitingScore = text;
  }

  /**
   * Adds comments, which follow the consequences of the answer before them. What they tell programs
   * ({@link Remark}) is left out.
   */
  public void remarks(List<String> comments) {
    comments.forEach(comment -> Remark.of(comment).ifPresent(waitingRemarks::add));
  }

  /** If comments are waiting, ends the sentence and adds them. */
  public void pauseForRemarks() {
    if (!waitingRemarks.isEmpty()) {
      endSentence();
      addRemarks();
    }
  }

  /** Ends the sentence and adds the waiting score and comments. */
  public void pause() {
    endSentence();
    if (!waitingScore.isEmpty()) {
      parts.add(Sort.SCORE, waitingScore);
      waitingScore = "";
    }
    addRemarks();
  }

  private void addRemarks() {
    waitingRemarks.forEach(remark -> parts.add(Sort.REMARK, remark));
    waitingRemarks.clear();
  }

  private void endSentence() {
    if (!sentence.isEmpty()) {
      parts.add(Sort.STORY, sentence.append('.').toString());
      sentence.setLength(0);
    }
    sentenceSide = "";
    mentioned = "";
    followed = "";
  }

  /**
   * The story so far, with the open sentence and what is waiting. Unlike {@link #parts}, it ends
   * nothing.
   */
  List<Part> unended() {
    List<Paragraph> waiting = new ArrayList<>();
    if (inSentence()) {
      waiting.add(new Paragraph(Sort.STORY, sentence + "."));
    }
    if (!waitingScore.isEmpty()) {
      waiting.add(new Paragraph(Sort.SCORE, waitingScore));
    }
    waitingRemarks.forEach(remark -> waiting.add(new Paragraph(Sort.REMARK, remark)));
    return parts.allWith(waiting);
  }

  /** Ends the sentence and returns the whole story so far. */
  List<Part> parts() {
    pause();
    return parts.all();
  }

  private static String capital(String text) {
    if (text.isEmpty()) {
      return text;
    }
    int first = text.codePointAt(0);
    return Character.toString(Character.toUpperCase(first))
        + text.substring(Character.charCount(first));
  }
}
