package org.wardiary.events.record;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.wardiary.events.text.Text;

/** Reads one tag pair, {@code [Name "value"]}, on one line. */
final class TagReader {

  private static final int LONGEST_NAME = 255;

  private final ByteSource source;
  private final GameTextBuilder game;
  private final Place place;

  TagReader(ByteSource source, GameTextBuilder game, Place place) {
    this.source = source;
    this.game = game;
    this.place = place;
  }

  /**
   * Reads the tag from its {@code [} and adds it to the game.
   *
   * @return what is wrong with it, empty if it is valid
   */
  String read() throws IOException {
    source.take();
    skipBlanks();
    String name = name();
    if (name.length() > LONGEST_NAME) {
      return Text.of(
          "expected a tag's name of at most %d characters but it is longer", LONGEST_NAME);
    }
    skipBlanks();
    if (name.isEmpty() || source.peek() != '"') {
      return "expected a tag [Name \"value\"] but "
          + (name.isEmpty() ? "its name is missing" : "no '\"' follows its name");
    }
    source.take();
    Place valuePlace = source.place();
    ByteArrayOutputStream value = new ByteArrayOutputStream();
    String error = value(value);
    if (!error.isEmpty()) {
      return error;
    }
    skipBlanks();
    if (source.peek() != ']') {
      return Text.of("expected ']' after the value of tag %s but %s", name, found());
    }
    source.take();
    if (game.hasTag(name)) {
      return Text.of("expected each tag once but %s stands twice", name);
    }
    game.add(new TagText(name, value.toString(StandardCharsets.UTF_8), place, valuePlace));
    source.unmark();
    return "";
  }

  private String name() throws IOException {
    StringBuilder name = new StringBuilder();
    for (int c = source.peek(); isNameByte(c) && name.length() <= LONGEST_NAME; c = source.peek()) {
      name.append((char) c);
      source.take();
    }
    return name.toString();
  }

  static boolean isNameByte(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
  }

  /** Reads the value and its closing quote; returns what is wrong with it. */
  private String value(ByteArrayOutputStream value) throws IOException {
    for (int c = source.peek(); c != '"'; c = source.peek()) {
      if (c < 0 || c == '\n' || c == '\r' || c == '\t') {
        return "expected a tag's value closed by '\"' on its line but " + found();
      }
      source.take();
      if (c == '\\') {
        c = source.peek();
        if (c != '"' && c != '\\') {
          return "expected '\\\"' or '\\\\' in a tag's value but another '\\'";
        }
        source.take();
      }
      if (value.size() <= RecordReader.LONGEST_GAME) {
        value.write(c);
      }
    }
    source.take();
    return "";
  }

  private String found() throws IOException {
    int c = source.peek();
    if (c < 0) {
      return "the file ends";
    }
    if (c == '\n' || c == '\r') {
      return "the line ends";
    }
    if (c == '\t') {
      return "found a tab";
    }
    return c > ' ' && c <= '~' ? Text.of("found '%s'", (char) c) : "found another character";
  }

  private void skipBlanks() throws IOException {
    while (source.peek() == ' ' || source.peek() == '\t') {
      source.take();
    }
  }
}
