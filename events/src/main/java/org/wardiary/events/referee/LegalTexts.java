package org.wardiary.events.referee;

import java.util.Arrays;
import java.util.List;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Position;

/** The legal answers as texts. */
public final class LegalTexts {

  private LegalTexts() {}

  /** The texts of all legal answers, sorted in ASCII order. */
  public static List<String> of(Position position) {
    return List.of(sorted(position, new AnswerList()));
  }

  static String[] sorted(Position position, AnswerList scratch) {
    scratch.clear();
    position.legal(scratch);
    String[] texts = new String[scratch.size()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = position.write(scratch.get(i));
    }
    Arrays.sort(texts);
    return texts;
  }
}
