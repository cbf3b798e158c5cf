package org.wardiary.app.command;

import java.util.List;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands that are listed, by who needs them. A class is named after its command, e.g. {@code
 * WhatIfCommand}.
 */
enum CommandGroup {
  RECORD(
      "record a game",
      listed(RecordCommand.class, "record --game squares/civil-war --first Gray"),
      listed(CheckCommand.class, "check club.wdr"),
      listed(ImportCommand.class, "import --from abstractplay games.json --out games.wdr"),
      listed(
          CorrectCommand.class,
          "correct 3f2a --from 12 --with CG2CL-G1C --by Ann --reason misread"),
      listed(WithdrawCommand.class, "withdraw 3f2a --by Ann --reason duplicate"),
      listed(HistoryCommand.class, "history 3f2a")),
  ARCHIVE(
      "keep the archive",
      listed(DemoCommand.class, "demo"),
      listed(ArchiveCommand.class, "archive club.wdr"),
      listed(ExportCommand.class, "export --event Club --out club.wdr"),
      listed(BackupCommand.class, "backup club.avro"),
      listed(VerifyCommand.class, "verify club.avro"),
      listed(RestoreCommand.class, "restore club.avro")),
  FIND(
      "find games and positions",
      listed(GamesCommand.class, "games --player Ann --after 1996 --sort=-turns"),
      listed(PlayersCommand.class, "players Ann"),
      listed(StandingsCommand.class, "standings --event Club --crosstable"),
      listed(PositionCommand.class, "position 3f2a --at 12 --svg board.svg"),
      listed(TraceCommand.class, "trace club.wdr"),
      listed(SearchCommand.class, "search --position 3f2a@12"),
      listed(ExploreCommand.class, "explore 3f2a@12"),
      listed(FindCommand.class, "find 'attack {flank} after pass within 3 turns, side lost'")),
  REPORT(
      "report and show",
      listed(ReportCommand.class, "report --event Club --out out"),
      listed(RowsCommand.class, "rows --out rows --after 1996"),
      listed(ServeCommand.class, "serve"),
      listed(PublishCommand.class, "publish --out site")),
  DESIGN(
      "design a game",
      listed(GameCommand.class, "game check ford.game.json"),
      listed(BoardCommand.class, "board squares/civil-war --svg board.svg"),
      listed(RulesCommand.class, "rules squares/civil-war --json"),
      listed(
          SimulateCommand.class,
          "simulate --game squares/civil-war --games 100 --seed 1 --players search:4000,bold"
              + " --out games.wdr"),
      listed(
          LadderCommand.class,
          "ladder --game squares/civil-war --players aggressive,bold --seed 1"),
      listed(WhatIfCommand.class, "what-if five.json --csv what-if.csv")),
  OPERATE(
      "operate the program",
      listed(DoctorCommand.class, "doctor"),
      listed(StopCommand.class, "stop"),
      listed(RunCommand.class, "run --bootstrap-server HOST:9092"));

  private static final int GAP = 2;

  private final String title;
  private final List<Listed> commands;

  CommandGroup(String title, Listed... commands) {
    this.title = title;
    this.commands = List.of(commands);
  }

  /**
   * A command of the list.
   *
   * @param type its class
   * @param example what to type after {@code wardiary}
   */
  private record Listed(Class<?> type, String example) {

    String name() {
      return type.getAnnotation(Command.class).name();
    }
  }

  private static Listed listed(Class<?> type, String example) {
    return new Listed(type, example);
  }

  private static Stream<Listed> all() {
    return Stream.of(values()).flatMap(group -> group.commands.stream());
  }

  /** The classes of all commands, in the order of the list. */
  static Stream<Class<?>> classes() {
    return all().map(Listed::type);
  }

  /** Ends the help of each command of a command line by its example. */
  static void addExamples(CommandLine line) {
    for (CommandLine command : line.getSubcommands().values()) {
      CommandSpec spec = command.getCommandSpec();
      all()
          .filter(listed -> listed.type() == spec.userObject().getClass())
          .forEach(listed -> spec.usageMessage().footer("%nExample: wardiary " + listed.example()));
    }
  }

  private static CommandSpec spec(CommandSpec program, Listed listed) {
    return program.subcommands().get(listed.name()).getCommandSpec();
  }

  /** The list of the commands for the program's help: a sentence for each, in groups. */
  static String list(Help help) {
    CommandSpec program = help.commandSpec();
    int left = all().mapToInt(listed -> listed.name().length()).max().orElse(0) + 2 * GAP;
    Column names = new Column(left, GAP, Column.Overflow.SPAN);
    Column sentences = new Column(program.usageMessage().width() - left, GAP, Column.Overflow.WRAP);
    StringBuilder list = new StringBuilder();
    for (CommandGroup group : values()) {
      TextTable table = TextTable.forColumns(help.colorScheme(), names, sentences);
      for (Listed listed : group.commands) {
        String sentence = spec(program, listed).usageMessage().description()[0];
        table.addRowValues(help.colorScheme().commandText(listed.name()).toString(), sentence);
      }
      list.append(Text.of("%nTo %s:%n", group.title)).append(table);
    }
    return list.toString();
  }
}
