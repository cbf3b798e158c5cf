package org.wardiary.app.command;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.wardiary.events.text.Text;

/** Words that people try where a command is expected, and the commands that they may mean. */
final class OtherWords {

  private static final Map<String, List<String>> COMMANDS =
      Map.ofEntries(
          Map.entry("board", List.of("show", "map", "draw")),
          Map.entry("position", List.of("show", "view", "print", "replay", "display", "state")),
          Map.entry("serve", List.of("view", "web", "site", "server", "browse", "start", "open")),
          Map.entry("games", List.of("list", "ls", "index", "all")),
          Map.entry(
              "report", List.of("stats", "statistics", "stat", "analyse", "analyze", "chart")),
          Map.entry("rows", List.of("csv", "data", "parquet", "excel", "table")),
          Map.entry("export", List.of("json", "dump", "download", "write", "copy", "pack")),
          Map.entry("archive", List.of("add", "store", "save", "load", "init", "insert", "put")),
          Map.entry("import", List.of("convert", "pgn", "fetch", "get")),
          Map.entry("check", List.of("validate", "lint", "judge", "referee", "test")),
          Map.entry("record", List.of("play", "new", "enter", "input")),
          Map.entry(
              "correct",
              List.of(
                  "edit", "change", "fix", "modify", "update", "tag", "amend", "revert", "undo")),
          Map.entry("withdraw", List.of("delete", "remove", "rm", "drop")),
          Map.entry("restore", List.of("recover")),
          Map.entry("history", List.of("log", "editions", "versions", "diff")),
          Map.entry("find", List.of("query", "grep", "select", "where", "filter")),
          Map.entry("explore", List.of("openings", "opening", "moves", "tree", "explorer")),
          Map.entry("players", List.of("ratings", "rating", "rank", "elo", "people", "player")),
          Map.entry("standings", List.of("tournament", "tournaments", "crosstable", "results")),
          Map.entry("simulate", List.of("sim", "generate", "engine", "bot", "bots", "match")),
          Map.entry("rules", List.of("variant", "variants", "rule", "params", "parameters")),
          Map.entry("doctor", List.of("health", "fsck", "status", "repair")),
          Map.entry("doctor --rebuild", List.of("rebuild", "reindex", "reset")),
          Map.entry("backup --new-keys", List.of("keys", "keygen", "key")),
          Map.entry("stop", List.of("quit", "exit", "kill", "linger")),
          Map.entry("publish", List.of("html", "upload", "build")));

  private static final String REMOVING =
      ": to remove the program, 'wardiary stop', then delete its folder and ~/.cache/wardiary; your"
          + " games stay in wardiary-data";

  private OtherWords() {}

  /**
   * The question whether a command was meant.
   *
   * @param word a word that is no command
   * @param nearest the commands that are spelt almost like it, the nearest first
   * @return what follows the word in a message; empty if nothing is known
   */
  static String meant(String word, List<String> nearest) {
    if (word.equals("uninstall")) {
      return REMOVING;
    }
    List<String> known =
        COMMANDS.entrySet().stream()
            .filter(entry -> entry.getValue().contains(word))
            .map(Map.Entry::getKey)
            .sorted()
            .toList();
    List<String> meant = known.isEmpty() ? nearest : known;
    return meant.isEmpty()
        ? ""
        : Text.of(
            "; did you mean %s",
            meant.stream().map(name -> "'" + name + "'").collect(Collectors.joining(" or ")));
  }
}
