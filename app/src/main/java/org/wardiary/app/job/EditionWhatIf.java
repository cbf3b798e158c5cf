package org.wardiary.app.job;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.EventPools;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.table.Table;
import org.wardiary.app.archive.ArchivedRecords;
import org.wardiary.app.archive.RecordEdit;
import org.wardiary.app.file.GivenGameFile;
import org.wardiary.app.print.RejudgedGame;
import org.wardiary.app.print.RejudgedTable;
import org.wardiary.app.print.RejudgedText;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.recorded.JudgedGame;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.record.Problem;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/** What another edition of a game file makes of the games that were recorded by it. */
public final class EditionWhatIf implements WhatIf<RejudgedGame> {

  private static final int NAMED = 5;

  private final GivenGameFile given;
  private final GivenMap library;

  /** Judges by a game file. */
  public EditionWhatIf(GivenGameFile given) {
    this.given = given;
    this.library = new GivenMap(MapLibrary.bundled(), given.text());
  }

  /** Games by whichever edition, since each is compared with its own. */
  @Override
  public Found found(GameQuery query, List<GameSummary> all) {
    List<GameSummary> games = SelectedGames.ofKind(RecordedGame.id(given.file().id()), all, query);
    try {
      EventPools.requireOne(query, games);
    } catch (BadQuery e) {
      throw SelectedGames.refused(e);
    }
    return new Found(games, Optional.empty());
  }

  @Override
  public RejudgedGame judged(GameSummary summary, ArchivedRecords records) {
    String id = summary.getGameId();
    List<EmittedEvent> events = records.required(id);
    RecordDraft draft = ArchivedRecords.draft(id, events);
    Setup setup = ended(Setups.bundled().of((GameStarted) events.get(0).body()), draft);
    Setup other = setup(id, setup, draft);
    requireSame(id, ((RecordedGame) setup.game()).file(), ((RecordedGame) other.game()).file());
    return RejudgedGame.of(
        summary, JudgedGame.of(setup, draft.answers()), JudgedGame.of(other, draft.answers()));
  }

  /** A setup with the tags of the whole record: the first event does not know the end. */
  private static Setup ended(Setup setup, RecordDraft draft) {
    return new Setup(
        setup.game(), setup.first(), setup.mapFile(), setup.map(), draft.writtenTags());
  }

  /** The game's setup by the other edition, which has to be able to read its record. */
  private Setup setup(String id, Setup setup, RecordDraft draft) {
    Verdict verdict =
        new RecordEdit(setup.game(), library, draft)
            .amended(Map.of(RecordedTags.GAME_FILE, given.file().id()));
    if (verdict instanceof Verdict.Refused refused) {
      Problem problem = refused.problem();
      String what = problem.token().isEmpty() ? "" : Text.of("'%s': ", problem.token());
      throw new InputRefused(
          Text.of(
              "%s: game %s cannot be read by it, after %s: %s%s",
              given.path(),
              id,
              Text.count(problem.goodAnswers(), "statement"),
              what,
              problem.reason()));
    }
    return ((Verdict.Accepted) verdict).sequence().setup();
  }

  /** Refuses an edition without units or spaces that a game's own file has. */
  private void requireSame(String id, GameFile own, GameFile other) {
    List<String> missing = new ArrayList<>();
    missing("unit", own.forces().units().keySet(), other.forces().units().keySet())
        .ifPresent(missing::add);
    missing("space", own.map().layout().spaces(), other.map().layout().spaces())
        .ifPresent(missing::add);
    missing("box", own.map().boxes().keySet(), other.map().boxes().keySet())
        .ifPresent(missing::add);
    if (!missing.isEmpty()) {
      throw new InputRefused(
          Text.of(
              "%s: expected the units and spaces of the recorded games but it has no %s, which the"
                  + " file of game %s has",
              given.path(), String.join(" and no ", missing), id));
    }
  }

  private static Optional<String> missing(
      String what, Collection<String> own, Collection<String> other) {
    List<String> missing = own.stream().filter(word -> !other.contains(word)).toList();
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "%s %s%s",
                what,
                missing.stream().limit(NAMED).collect(Collectors.joining(", ")),
                missing.size() > NAMED ? Text.of(" and %d more", missing.size() - NAMED) : ""));
  }

  @Override
  public ObjectNode json(RejudgedGame game) {
    return game.json();
  }

  @Override
  public Table table(List<RejudgedGame> games) {
    return RejudgedTable.of(games);
  }

  @Override
  public String text(List<RejudgedGame> games, int most) {
    RejudgedText text = new RejudgedText(games, most);
    String edition = given.file().edition();
    return Text.of(
        "%s%s of %s by %s%s%n%n%s",
        text.lists(),
        Text.count(games.size(), "game"),
        given.file().title(),
        given.path(),
        edition.isEmpty() ? "" : ", edition " + edition,
        text.summary());
  }
}
