package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Game;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.GameDocument;

@Tag("slow")
class GameDocumentTest {

  /** Bytes that a game of 300 answers may take, compressed. */
  private static final int MOST = 150_000;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static int compressed(String text) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return out.size();
  }

  private static GameDocument document(GameHistory history) {
    return GameDocument.of(history, View.ofUmpire(history.setup().game()), "game");
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.reports.Tournaments#ids")
  void aGameOf300Answers_takesLessThanItMay(String game) throws IOException {
    GameHistory history = Documents.first(game);
    String json = document(history).json();
    int bytes = compressed(json);
    assertThat(300L * bytes / Math.max(300, history.length()))
        .as("%s, %d answers, %d bytes", game, history.length(), json.length())
        .isLessThan(MOST);
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.reports.Tournaments#ids")
  void documentOfAnyViewer_isJson_theSameEachTime(String id) throws IOException {
    GameHistory history = Documents.games(id).get(0);
    Game game = history.setup().game();
    for (View view : Documents.views(game)) {
      GameDocument document = GameDocument.of(history, view, "game");
      JsonNode tree = MAPPER.readTree(document.json());
      assertThat(tree.get("format").asText()).isEqualTo(GameDocument.FORMAT);
      assertThat(tree.get("moments")).isNotEmpty();
      assertThat(tree.has("record")).isEqualTo(view.side().isEmpty());
      assertThat(GameDocument.of(history, view, "game")).isEqualTo(document);
    }
  }

  @Test
  void hostileNames_cannotEndTheElementThatHoldsTheDocument() {
    GameHistory history = Documents.games(Tournaments.ids().get(0)).get(0);
    String name = "</script><script>alert(1)</script>\"'&";
    GameDocument document = GameDocument.of(history, View.ofUmpire(history.setup().game()), name);
    assertThat(document.json()).contains("<script>");
    assertThat(document.embeddable()).doesNotContain("<", ">", "&");
  }
}
