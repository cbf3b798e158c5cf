package org.wardiary.app.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.rules.RulesFile;
import org.wardiary.events.log.GameMessages;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;

/** Valid inputs with which fuzzing begins. Inputs that fuzzing has found are in separate files. */
final class Seeds {

  private Seeds() {}

  private static Stream<byte[]> texts(Stream<String> texts) {
    return texts.map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  private static Stream<PlayedGame> shortest() {
    return Games.all().stream()
        .map(
            game ->
                PlayedGames.of(game).stream()
                    .min((a, b) -> a.messages().size() - b.messages().size())
                    .orElseThrow());
  }

  /** Records: a short one of each game, also in UTF-16, and all joined without line feeds. */
  static Stream<byte[]> records() {
    List<String> records =
        Games.all().stream()
            .map(game -> resource("/games/" + game.id() + "/golden.wdr"))
            .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
            .toList();
    String joined = records.stream().map(String::strip).collect(Collectors.joining("\uFEFF"));
    return Stream.concat(
        texts(Stream.concat(records.stream(), Stream.of(joined))),
        records.stream().map(record -> record.getBytes(StandardCharsets.UTF_16)));
  }

  private static byte[] resource(String name) {
    try (InputStream in = GameData.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The bundled maps. */
  static Stream<byte[]> maps() {
    MapLibrary bundled = MapLibrary.bundled();
    return texts(bundled.names().stream().map(name -> bundled.find(name).orElseThrow().text()));
  }

  /** The standard rules of each game. */
  static Stream<byte[]> rules() {
    return texts(Games.all().stream().map(Game::rules).map(RulesFile::write));
  }

  /** Messages of each game, every 20th. */
  static Stream<byte[]> messages() {
    return shortest()
        .map(PlayedGame::messages)
        .flatMap(all -> Stream.iterate(0, i -> i < all.size(), i -> i + 20).map(all::get));
  }

  /** All messages of each game, packed as in a command. */
  static Stream<byte[]> packedMessages() {
    return shortest().map(game -> new GameMessages(game.id(), game.messages()).packed());
  }

  /** Filters. */
  static Stream<byte[]> filters() {
    return texts(
        Stream.of(
            "player Ann, after 1996, rules standard",
            "game squares, min-turns 3, opening 'IGR-G3R IBR-B3C'",
            "winner Ann, side Blue, before 2020.05.17, ending attrition",
            "id 3f2a, event \"Club evening\", result Blue = Gray"));
  }

  /** Queries over sequences. */
  static Stream<byte[]> sequences() {
    return texts(
        Stream.of(
            "attack {flank} after pass within 3 turns, side lost",
            "move {unit = infantry, to != BR} then attack within 2 answers without pass, side won",
            "move|attack then pass, game squares, player Ann",
            "'attack' {points >= 2} after move within 1 turns"));
  }

  /** Points of a game. */
  static Stream<byte[]> points() {
    return texts(Stream.of("12", "turn 7", "event 340", "end", "end-3", "turn-3"));
  }

  /** Positions as JSON, one in the middle of each game, and by name. */
  static Stream<byte[]> positions() {
    PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LEFT_OUT);
    return texts(
        Stream.concat(
            shortest().map(game -> json.write(game.accepted().sequence().at(game.plies() / 2))),
            Stream.of("3f2a@12", "3f2a@turn 7", "3@end-3")));
  }
}
