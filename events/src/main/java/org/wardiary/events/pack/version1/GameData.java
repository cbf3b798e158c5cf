package org.wardiary.events.pack.version1;

import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.record.TagOrder;
import org.wardiary.events.referee.RecordComments;
import org.wardiary.events.referee.Verdict;

/**
 * The data of a game that a writer codes step by step; a reader is given {@link #UNKNOWN}.
 *
 * @param tags the tags without {@code Result} and {@code Termination}
 * @param answers the answers' codes
 * @param comments its comments and analysis
 * @param result the result as in the record
 * @param termination the termination as in the record
 */
record GameData(
    List<Pair> tags,
    List<Long> answers,
    RecordComments comments,
    String result,
    String termination) {

  /** No data. */
  static final GameData UNKNOWN = new GameData(List.of(), List.of(), RecordComments.NONE, "", "");

  static GameData of(Verdict.Accepted game) {
    Tags tags = TagOrder.beforeTheEnd(game.course().setup().tags());
    List<Long> answers =
        IntStream.range(0, game.course().length()).mapToObj(game.course()::code).toList();
    return new GameData(tags.pairs(), answers, game.comments(), game.result(), game.termination());
  }

  /**
   * What follows the answer with this number, or precedes the first: the mark, comments and
   * variations, as {@link Behind} converts them.
   */
  List<String> behind(int ply) {
    return Behind.texts(
        comments.analysis().mark(ply), comments.after(ply), comments.analysis().variations(ply));
  }
}
