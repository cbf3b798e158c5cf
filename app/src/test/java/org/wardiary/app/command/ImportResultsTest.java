package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;

/** Results in sheets become records. */
class ImportResultsTest {

  @TempDir Path folder;

  private Cli run(byte[] sheet, String... more) throws IOException {
    Path file = folder.resolve("results.csv");
    Files.write(file, sheet);
    List<Object> words = new ArrayList<>(List.of("import", "--from", "csv", file));
    words.addAll(List.of("--game", "Lakes", "--sides", "North, South"));
    words.addAll(List.of(more));
    return Cli.run(words.toArray());
  }

  private Cli run(String sheet, String... more) throws IOException {
    return run(Text.utf8(sheet), more);
  }

  @Test
  void rowsBecomeRecords_whateverTheOrderOfColumns() throws IOException {
    Cli run =
        run(
            """
            How it ended,Turns,South,Result,North,"Tournament",Rd,Date,Score,Bid,Notes
            Sudden Death,7,Bob,Ann,Ann,Club,1,17.05.2026,"20-3",2,"a ""short"" {game}
            of two lines"
            conceded,4,Ann,1-0,Cid,Club,2,2026-05-18,,,
            ,,Ann,draw,Dora,Club,3,"May 19, 2026",,,
            """);
    assertThat(run.err().strip()).isEqualTo("3 games imported, 0 refused; written to -");
    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            [Game "Lakes"]
            [Sides "North, South"]
            [Bid "2"]
            [Score "20-3"]
            [Turns "7"]
            [Event "Club"]
            [Date "2026.05.17"]
            [Round "1"]
            [North "Ann"]
            [South "Bob"]
            [Result "North"]
            [Termination "sudden-death"]

            {a "short" {game) of two lines}
            North

            [Game "Lakes"]
            [Sides "North, South"]
            [Turns "4"]
            [Event "Club"]
            [Date "2026.05.18"]
            [Round "2"]
            [North "Cid"]
            [South "Ann"]
            [Result "North"]
            [Termination "resignation"]

            North

            [Game "Lakes"]
            [Sides "North, South"]
            [Event "Club"]
            [Date "2026.05.19"]
            [Round "3"]
            [North "Dora"]
            [South "Ann"]
            [Result "draw"]
            [Termination "unknown"]

            draw
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Winner;Loser;Winning side\\nAnn;Bob;south",
        "Player 1;Side;Opponent;Result\\nBob;North;Ann;loss",
        "\\n;;\\nPlayer\tSide 2\tOpponent\tWho won?\\nAnn\tnorth\tBob\tANN\\n\\n\t\t\\n",
        "\uFEFFNorth player,South player,Outcome\\nBob,Ann,South",
        "North,Winner,South,Loser\\nBob,Ann,Ann,Bob",
        "North,North place,South,South place\\nBob,2,Ann,1",
      })
  void playersAreTold_inSeveralWays(String sheet) throws IOException {
    Cli run = run(sheet.replace("\\n", "\r\n").replace("\\t", "\t"));
    assertThat(run.err()).contains("1 game imported, 0 refused");
    assertThat(run.out())
        .contains("[North \"Bob\"]\n[South \"Ann\"]\n[Result \"South\"]")
        .containsPattern("\\[GameId \"[0-9a-f]{16}\"]");
  }

  @Test
  void roundsThatWereNotPlayed_andSolitaire() throws IOException {
    Cli run =
        run(
            """
            Round;North;South;Winner;How
            1;Ann;bye;;
            2;Ann;-;draw;bye
            3;Ann;Bob;Bob;no show
            4;Ann;Bob;;not played
            5;Ann;;South;
            6;Ann;Bob;*;
            """,
            "--tag",
            "Event=Club");
    assertThat(run.err()).contains("6 games imported, 0 refused");
    assertThat(run.out().lines().filter(line -> line.startsWith("[Termination")))
        .containsExactly(
            "[Termination \"bye\"]",
            "[Termination \"bye\"]",
            "[Termination \"forfeit\"]",
            "[Termination \"unplayed\"]",
            "[Termination \"unknown\"]",
            "[Termination \"unfinished\"]");
    assertThat(run.out().lines().filter(line -> line.startsWith("[Result")))
        .containsExactly(
            "[Result \"North\"]",
            "[Result \"draw\"]",
            "[Result \"South\"]",
            "[Result \"*\"]",
            "[Result \"South\"]",
            "[Result \"*\"]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1;Ann;Bob;Carl;;|expected a side (North, South), a player of the row (Ann, Bob) or draw but Winner is 'Carl'",
        "1;Ann;Bob;;;|expected who won, draw or * but the row does not say",
        "1;Ann;Ann;Ann;;|expected the side that won but 'Ann' has both",
        "1;Ann;Bob;Ann;;2026-02-30|expected a date such as 2026-05-17 but Date is '2026-02-30'",
        "1;Ann;Bob;Ann;x;|expected a number of turns but Turns is 'x'",
        "1;Ann;Bob;Ann;;;;more|expected 6 cells, as there are headings, but got 8",
        "2;Ann;Bob;Ann;;|expected a game of its own but the row says what line 2 says",
      })
  void rowIsRefused_theOthersKept(String row, String reason) throws IOException {
    String sheet = "Round;North;South;Winner;Turns;Date\n2;Ann;Bob;Ann;;\n%s\n3;Ann;Bob;Ann;;\n";
    Cli run = run(Text.of(sheet, row));
    assertThat(run.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(run.err()).contains("results.csv:3: refused: " + reason);
    assertThat(run.err()).contains("2 games imported, 1 refused");
    assertThat(run.out().split("\n\\[Game ")).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|expected a row of headings but the sheet is empty",
        "\\n\\n ;;\\n|expected a row of headings but the sheet is empty",
        "hello|line 1: expected headings separated by ';', ',' or tabs but got 'hello'",
        "a;b\\n1;2|expected columns that say who had which side (North, South; or Player1,",
        "North;South;Winner;winner\\nA;B;A;A|expected each heading once but 'Winner' is that of columns 3 and 4",
        "North;South;Winner;Won by\\nA;B;A;A|expected one column Winner but the headings 'Winner' and 'Won by' both mean it; --column \"Winner=Won by\" says which",
        "North;South;Winner\\nA;B;A\\n\"A;B;A|line 3: expected cells, quoted or not, but a quote is not closed",
        "North;South;Winner;Date\\nA;B;A;03/04/2026|line 2: the date '03/04/2026' is unclear: expected --dates day-first or",
        "North;South;Winner\\nA;\u0007;A|expected text but got",
        "PK\u0003\u0004|expected a sheet that is saved as CSV but it is a workbook or an archive",
      })
  void sheetIsRefused_asAWhole(String sheet, String reason) throws IOException {
    Cli run = run(sheet.replace("\\n", "\n"));
    assertThat(run.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(run.err())
        .contains("results.csv: " + reason)
        .contains("0 games imported, 1 refused");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void otherBytesThanText_areRefused_textOfExcelIsRead() throws IOException {
    String sheet = "North;South;Winner\nAnn;Zoé;Ann\n";
    Cli latin = run(sheet.getBytes(Charset.forName("windows-1252")));
    assertThat(latin.err())
        .contains("results.csv: line 2: expected UTF-8 but got other bytes; save the sheet as");
    Cli utf16 = run(("\uFEFF" + sheet).getBytes(StandardCharsets.UTF_16LE));
    assertThat(utf16.out()).contains("[South \"Zoé\"]");
    byte[] random = new byte[5000];
    new Random(1).nextBytes(random);
    assertThat(run(random).exit()).isEqualTo(ExitCode.REFUSED);
  }

  @Test
  void preview_saysWhatIsReadAsWhat() throws IOException {
    String sheet = "White side;South;Who took it;Shoe size\nAnn;Bob;Ann;43\n";
    Cli unclear = run(sheet, "--preview");
    assertThat(unclear.err()).contains("expected columns that say who had which side");
    String[] columns = {
      "--preview", "--column", "North=white side", "--column", "Winner=Who took it"
    };
    Cli run = run(sheet, columns);
    assertThat(run.lines())
        .containsExactly(
            "1 row below the headings, cells separated by ';'",
            "North: column 1, 'White side': Ann, …",
            "Winner: column 3, 'Who took it': Ann, …",
            "South: column 2, 'South': Bob, …",
            "1 game can be imported, 0 refused");
    assertThat(run.err())
        .contains("note: the column 'Shoe size' is not used; --column \"TAG=Shoe size\" keeps");
    assertThat(run(sheet, "--column", "North=Wite side").err())
        .contains("--column: expected a heading of the sheet but got 'Wite side'; nearest: White");
  }

  @Test
  void misspeltNames_areNoted() throws IOException {
    String sheet =
        "North;South;Winner;Round\nMargaret;Bob;Bob;1\nBob;Margret;Bob;2\nCid;Margaret;Cid;3\n";
    assertThat(run(sheet).err())
        .contains(": note: player 'Margret' is new; is 'Margaret' meant, who has 2 games?");
  }

  @Test
  void tagsAndDates_asTheUserSays() throws IOException {
    String sheet = "North;South;Winner;Date;Table\nAnn;Bob;Ann;03/04/2026;7\n";
    String[] more = {"--column", "Table=Table", "--tag", "Event=Club", "--dates", "month-first"};
    assertThat(run(sheet, more).out())
        .contains("[Event \"Club\"]\n[Date \"2026.03.04\"]")
        .contains("[Table \"7\"]");
    assertThat(run(sheet.replace("03/04", "13/04")).out()).contains("[Date \"2026.04.13\"]");
  }

  @Test
  void gameMustBeKnown() throws IOException {
    Path file = folder.resolve("results.csv");
    Files.writeString(file, "Blue;Gray;Winner\nAnn;Bob;Ann\n");
    Cli known = Cli.run("import", "--from", "csv", file, "--game", "squares/civil-war");
    assertThat(known.out()).contains("[Blue \"Ann\"]\n[Gray \"Bob\"]\n[Result \"Blue\"]");
    Cli unknown = Cli.run("import", "--from", "csv", file, "--game", "Chess");
    assertThat(unknown.err()).contains("--game, --sides: expected one of ", "squares/civil-war,");
    Cli none = Cli.run("import", "--from", "csv", file);
    assertThat(none.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(none.err()).contains("expected --game with the game of all rows");
    Cli other = Cli.run("import", "--from", "abstractplay", file, "--preview");
    assertThat(other.err()).contains("expected --from csv with the options of sheets");
  }

  @Test
  void severalSides_havePlaces() throws IOException {
    Path file = folder.resolve("results.csv");
    Object[] words = {"import", "--from", "csv", file, "--game", "Three", "--sides", "A,B,C"};
    Files.writeString(file, "A,B,C,Places\nAnn,Bob,Cid,\"C, A = B\"\n");
    assertThat(Cli.run(words).out()).contains("[Places \"C, A = B\"]", "[Result \"C\"]");
    Files.writeString(file, "A,A place,B,B place,C,C place\nAnn,1,Bob,1,Cid,3\n");
    assertThat(Cli.run(words).out()).contains("[Places \"A = B, C\"]", "[Result \"draw\"]");
  }

  @ParameterizedTest
  @ValueSource(ints = {3_000})
  void largeSheet_isRead(int rows) throws IOException {
    StringBuilder sheet = new StringBuilder("North;South;Winner;Round;Event\n");
    for (int i = 0; i < rows; i++) {
      sheet.append(Text.of("P%d;Q%d;P%d;%d;League\n", i % 500, i / 500, i % 500, i));
    }
    Cli run = run(sheet.toString(), "--out", folder.resolve("out.wdr").toString());
    assertThat(run.out()).startsWith(rows + " games imported, 0 refused");
  }
}
