package org.wardiary.events.log.stream;

import java.util.List;
import java.util.stream.Stream;
import org.wardiary.events.event.StartGame;
import org.wardiary.events.event.TakeBack;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.LiveGame;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;

/** Decides on commands to open games and keeps what it needs to continue them. Not thread-safe. */
final class LiveReferee {

  private static final int MOST_TOLD = 20;

  private final LiveJudge judge;
  private final LiveStore store;

  LiveReferee(LiveJudge judge, LiveStore store) {
    this.judge = judge;
    this.store = store;
  }

  /** Opens a game that is not stored yet. */
  Decision start(String gameId, StartGame command) {
    return judge.start(gameId, command);
  }

  /** Decides on a command to a stored game. */
  Decision decide(RefereeState known, OpenGameCommand command) {
    String gameId = known.chain().gameId();
    if (!known.isOpen()) {
      return Decision.refused("a game that has not ended but %s is not open", gameId);
    }
    long seen = command.seq();
    long last = known.chain().nextSeq() - 1;
    if (seen < 0 || seen > last) {
      return Decision.refused("the seq of an event of the game, 0 to %d, but got %d", last, seen);
    }
    String mapText = store.mapText(gameId);
    LiveState state = store.state(gameId);
    LiveGame game = store.take(gameId).orElseGet(() -> judge.resume(state.record(), mapText));
    if (seen < last) {
      Decision overtaken = new Decision.Overtaken(since(known, state, game, seen));
      store.put(gameId, game, state);
      return overtaken;
    }
    return judge.decide(known.chain(), game, mapText, command);
  }

  private static String since(RefereeState known, LiveState state, LiveGame game, long seen) {
    List<String> answers = game.draft().answers();
    int from = Math.min(state.pliesSeen(seen), answers.size());
    int to = Math.min(answers.size(), from + MOST_TOLD);
    String more = to < answers.size() ? Text.of("%d more", answers.size() - to) : "";
    String between =
        Stream.of(known.since(seen), String.join(", ", answers.subList(from, to)), more)
            .filter(text -> !text.isEmpty())
            .reduce((before, after) -> before + ", " + after)
            .orElse("comments");
    return Text.of(
        "expected seq %d, the game's last, as the last one seen but got %d; since then: %s",
        known.chain().nextSeq() - 1, seen, between);
  }

  /**
   * Stores what is needed to continue a game that a command has just opened, and returns its state.
   */
  RefereeState started(String commandId, StartGame command, Decision.Played played) {
    String gameId = played.stored().chain().gameId();
    store.putMap(gameId, command.getMapText());
    RefereeState game =
        RefereeState.first(
            played.stored().chain(),
            RevisionJudge.hash(played.game().draft().write(Comments.KEPT), command.getMapText()),
            commandId);
    keep(commandId, game, new LiveState(List.of(), ""), played);
    return game;
  }

  /** Stores what is needed to continue a game after a command, and returns its state. */
  RefereeState after(
      RefereeState before, String commandId, OpenGameCommand command, Decision.Played played) {
    Decision.Stored stored = played.stored();
    String gameId = stored.chain().gameId();
    String record = played.game().draft().write(Comments.KEPT);
    var hash = RevisionJudge.hash(record, store.mapText(gameId));
    RefereeState game;
    LiveState state;
    if (command instanceof OpenGameCommand.Retraction retraction) {
      TakeBack back = retraction.command();
      var edition =
          new RefereeState.Edition(
              commandId, Revision.TAKEN_BACK.done(), back.getBy(), hash, stored.chain().nextSeq());
      game = before.with(stored.chain(), edition);
      state = new LiveState(List.of(new LiveState.Mark(0, back.getPly())), record);
    } else {
      game = before.continued(stored.chain(), hash);
      state = store.state(gameId);
    }
    keep(commandId, game, state, played);
    return game;
  }

  private void keep(String commandId, RefereeState game, LiveState state, Decision.Played played) {
    String gameId = game.chain().gameId();
    long end = game.chain().nextSeq();
    store.put(
        gameId,
        commandId,
        new LiveStore.Done(played.stored().events().size(), game.count(), end - 1));
    if (game.isOpen()) {
      var mark = new LiveState.Mark(end, played.game().ply());
      String record = played.game().draft().write(Comments.KEPT);
      store.put(gameId, played.game(), state.with(mark, record));
    } else {
      store.end(gameId);
    }
  }
}
