package org.wardiary.events.key;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;

/** Who has charged whom in a turn is part of a position's key (WS-8.2, WS-11.3). */
final class ChargedKeyTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Test
  void keysDiffer_whereOtherUnitsChargedOthers() throws IOException {
    Game game = Games.find("wargaming-on-the-square").orElseThrow();
    Verdict.Accepted golden =
        GameData.accepted(GameData.one(Files.readString(GameData.file(game, "golden.wdr"))));
    PositionKeys keys = new PositionKeys(golden.sequence().setup());
    List<String> jsons = new ArrayList<>();
    PositionJson json = new PositionJson(Viewer.UMPIRE, Legal.LISTED);
    golden.sequence().walk(position -> jsons.add(json.write(position)));
    ObjectNode position = (ObjectNode) MAPPER.readTree(jsons.get(jsons.size() - 1));

    // the last two differ in nothing but who charged whom
    Stream<String> charged =
        Stream.of(
            "{}",
            "{'I1':['D1']}",
            "{'I1':['D2']}",
            "{'I2':['D1']}",
            "{'I1':['D1','D2']}",
            "{'I1':['D1'],'I2':['D2']}",
            "{'I1':['D2'],'I2':['D1']}");
    List<Long> shapes = new ArrayList<>();
    for (String blue : charged.map(text -> text.replace('\'', '"')).toList()) {
      position.set("charged", MAPPER.readTree("{\"Red\":{},\"Blue\":" + blue + "}"));
      shapes.add(keys.read(position).shape());
    }

    assertThat(shapes).doesNotHaveDuplicates();
  }
}
