package org.wardiary.events.pack.version1;

import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.record.TagOrder;
import org.wardiary.events.referee.RecordComments;
import org.wardiary.events.referee.Verdict;

/**
 * What a writer is given of a game, step by step; a reader is given {@link #UNKNOWN}.
 *
 * @param tags without those of the end
 * @param answers their codes
 * @param comments its comments and analysis
 * @param result as the record has it
 * @param termination as the record has it
 */
record GameData(
    List<Pair> tags,
    List<Long> answers,
    RecordComments comments,
    String result,
    String termination) {

  /** Nothing. */
  static final GameData UNKNOWN = new GameData(List.of(), List.of(), RecordComments.NONE, "", "");

  static GameData of(Verdict.Accepted game) {
    Tags tags = TagOrder.beforeTheEnd(game.course().setup().tags());
    List<Long> answers =
        IntStream.range(0, game.course().length()).mapToObj(game.course()::code).toList();
    return new GameData(tags.pairs(), answers, game.comments(), game.result(), game.termination());
  }

  /** What stands behind so many answers: the mark, comments, variations ({@link Behind}). */
  List<String> behind(int ply) {
    return Behind.texts(
        comments.analysis().mark(ply), comments.after(ply), comments.analysis().variations(ply));
  }
}
