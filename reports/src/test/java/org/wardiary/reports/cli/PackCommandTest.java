package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.pack.PackWriter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.reports.cli.file.RecordFiles;
import org.wardiary.reports.cli.terminal.ExitCode;
import org.wardiary.reports.cli.terminal.Progress;

/** Packing and unpacking files: no broker is started here. */
class PackCommandTest {

  @TempDir Path folder;

  private static String game(String round, String map, String movetext) {
    return Text.of(
        """
        [Game "squares/civil-war"]
        [Round "%s"]
        [First "Gray"]
        [Result "*"]
        [Termination "unfinished"]
        %s
        %s
        *
        """,
        round, map, movetext);
  }

  private static String game(String round, String movetext) {
    return game(round, "", movetext);
  }

  private Path file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  @Test
  void files_comeOutByNameWithTheirMaps_orAllInOne() throws IOException {
    String squares = MapLibrary.bundled().find("squares").orElseThrow().text();
    file("maps/own.json", squares);
    String first = game("1", "1. IGR-G3R IBR-B3C {why?}") + "\n" + game("2", "1. pass");
    String second = game("3", "[Map \"own\"]\n", "1. pass");
    Path packed = folder.resolve("club.wdp");
    Cli cli =
        Cli.run(
            "pack",
            file("one.wdr", first),
            file("two.wdr", second),
            "--map",
            folder.resolve("maps"),
            "--out",
            packed);
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.out()).startsWith("3 games packed, 0 refused; 4 answers, ");
    Path out = folder.resolve("out");
    assertThat(Cli.run("unpack", packed, "--out", out + "/").exit()).isZero();
    assertThat(out.resolve("one.wdr")).hasContent(first);
    assertThat(out.resolve("two.wdr")).hasContent(second);
    assertThat(out.resolve("own.json")).hasContent(squares);
    assertThat(Cli.run("unpack", packed).out()).isEqualTo(first + "\n" + second);
    Cli again = Cli.run("unpack", packed, "--out", out);
    assertThat(again.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(again.err()).contains("yet but there is one: unpack to another folder");
    Files.delete(out.resolve("one.wdr"));
    Files.delete(out.resolve("two.wdr"));
    assertThat(Cli.run("unpack", packed, "--out", out).exit()).as("the same map").isZero();
    Path all = folder.resolve("all.wdr");
    Cli.run("unpack", packed, "--out", all);
    assertThat(all).hasContent(first + "\n" + second);
    assertThat(Cli.run("check", "--map", out, packed).out())
        .isEqualTo(Text.of("3 games: 3 accepted, 0 refused; 4 answers%n"));
  }

  @Test
  void refusedGame_isLeftOutAndNamed() throws IOException {
    Path file = file("club.wdr", game("1", "1. IGR-G3R") + "\n" + game("2", "1. XYZ"));
    Path packed = folder.resolve("club.wdp");
    Cli cli = Cli.run("pack", file, "--out", packed);
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.err()).contains(":16:4: game 2: 'XYZ' refused");
    assertThat(cli.out()).startsWith("1 game packed, 1 refused");
    assertThat(Cli.run("unpack", packed).out()).isEqualTo(game("1", "1. IGR-G3R"));
    Cli same = Cli.run("pack", file, file("b/club.wdr", ""), "--out", packed);
    assertThat(same.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(same.err()).contains("expected files of different names");
  }

  @Test
  void file_isNotPackedOntoItself_norByAnotherName() throws IOException {
    String text = game("1", "1. IGR-G3R") + "\n" + game("2", "1. XYZ");
    Path file = file("club.wdr", text);
    Path link = Files.createSymbolicLink(folder.resolve("link.wdp"), file);
    for (Path out : List.of(file, link)) {
      Cli cli = Cli.run("pack", file, "--out", out);
      assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(cli.err()).contains("expected another file after --out");
    }
    assertThat(file).hasContent(text);
  }

  @Test
  void damagedFile_isNeverWritten_unlessSalvaged() throws IOException {
    StringBuilder games = new StringBuilder();
    for (int i = 0; i < 150; i++) {
      games.append(i == 0 ? "" : "\n").append(game("round " + i * 7919, "{" + i * i * 7907 + "}"));
    }
    Path packed = folder.resolve("club.wdp");
    Cli.run("pack", file("club.wdr", games.toString()), "--out", packed);
    byte[] bytes = Files.readAllBytes(packed);
    bytes[bytes.length - 60] ^= 1;
    Files.write(packed, bytes);
    Path out = folder.resolve("out.wdr");
    Cli cli = Cli.run("unpack", packed, "--out", out);
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.err())
        .contains(packed.toString())
        .contains("its checksum does not fit it")
        .contains("before it are whole");
    assertThat(out).doesNotExist();
    Cli salvaged = Cli.run("unpack", packed, "--out", out, "--salvage");
    assertThat(salvaged.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(games.toString()).startsWith(Files.readString(out));
    assertThat(Cli.run("check", packed).exit()).isEqualTo(ExitCode.REFUSED);
    Cli text = Cli.run("unpack", folder.resolve("club.wdr"), "--out", out);
    assertThat(text.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(text.err()).contains("expected packed records");
  }

  /** A packed file of games with a map of their own, whose last block is damaged. */
  private Path damaged() throws IOException {
    String squares = MapLibrary.bundled().find("squares").orElseThrow().text();
    Path maps = file("maps/own.json", squares).getParent();
    StringBuilder games = new StringBuilder(game("1", "[Map \"own\"]\n", "1. pass"));
    for (int i = 0; i < 150; i++) {
      games.append("\n").append(game("round " + i * 7919, "{" + i * i * 7907 + "}"));
    }
    Path packed = folder.resolve("club.wdp");
    Path club = file("club.wdr", games.toString());
    assertThat(Cli.run("pack", club, "--map", maps, "--out", packed).exit()).isZero();
    byte[] bytes = Files.readAllBytes(packed);
    bytes[bytes.length - 60] ^= 1;
    return Files.write(packed, bytes);
  }

  @Test
  void packedFile_isNotUnpackedOntoItself_norByAnotherName() throws IOException {
    Path packed = damaged();
    byte[] before = Files.readAllBytes(packed);
    Path link = Files.createSymbolicLink(folder.resolve("link.wdr"), packed);
    for (Path out : List.of(packed, link)) {
      Cli cli = Cli.run("unpack", packed, "--salvage", "--out", out);
      assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(cli.err()).contains("expected another file after --out");
    }
    assertThat(packed).hasBinaryContent(before);
  }

  @Test
  void damagedFile_isNotWrittenToStandardOutput_unlessSalvaged() throws IOException {
    Path packed = damaged();
    Cli cli = Cli.run("unpack", packed);
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.err()).contains("its checksum does not fit it").contains("before it are whole");
    assertThat(cli.out()).isEmpty();
    Cli salvaged = Cli.run("unpack", packed, "--salvage");
    assertThat(salvaged.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(salvaged.out()).isNotEmpty();
    assertThat(Files.readString(folder.resolve("club.wdr"))).startsWith(salvaged.out());
  }

  @Test
  void gamesBeforeAnyFilesName_comeOutAsRecordsFromStandardInputDo() throws IOException {
    String text = game("1", "1. IGR-G3R");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PackWriter writer = new PackWriter(bytes, MapLibrary.bundled());
    new RecordFiles(new Referee(MapLibrary.bundled()))
        .judge(
            List.of(file("one.wdr", text)),
            Progress.SILENT,
            (record, verdict) -> add(writer, (Verdict.Accepted) verdict));
    writer.end();
    Path packed = Files.write(folder.resolve("nameless.wdp"), bytes.toByteArray());
    Path out = folder.resolve("out");
    Cli cli = Cli.run("unpack", packed, "--out", out + "/");
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(out.resolve("records.wdr")).hasContent(text);
  }

  private static void add(PackWriter writer, Verdict.Accepted game) {
    try {
      writer.add(game);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void salvage_givesTheMapsToo() throws IOException {
    Path packed = damaged();
    Path out = folder.resolve("out");
    Cli salvaged = Cli.run("unpack", packed, "--salvage", "--out", out + "/");
    assertThat(salvaged.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(Files.readString(folder.resolve("club.wdr")))
        .startsWith(Files.readString(out.resolve("club.wdr")));
    assertThat(out.resolve("own.json"))
        .hasSameTextualContentAs(folder.resolve("maps").resolve("own.json"));
  }

  @Test
  void filesWithoutGames_comeOutEmpty() throws IOException {
    Path packed = folder.resolve("club.wdp");
    Cli.run(
        "pack",
        file("none.wdr", ""),
        file("one.wdr", game("1", "1. IGR-G3R")),
        file("last.wdr", ""),
        "--out",
        packed);
    Path out = folder.resolve("out");
    assertThat(Cli.run("unpack", packed, "--out", out + "/").exit()).isZero();
    assertThat(out.resolve("none.wdr")).isEmptyFile();
    assertThat(out.resolve("one.wdr")).hasContent(game("1", "1. IGR-G3R"));
    assertThat(out.resolve("last.wdr")).isEmptyFile();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no file can have such a name")
  void nameThatCannotBeUnpacked_isNotPacked() throws IOException {
    Path packed = folder.resolve("club.wdp");
    Cli cli = Cli.run("pack", file("a:b.wdr", game("1", "1. IGR-G3R")), "--out", packed);
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("control characters but got 'a:b.wdr'");
    assertThat(packed).doesNotExist();
  }
}
