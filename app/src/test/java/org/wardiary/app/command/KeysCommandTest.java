package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.file.KeyFiles;
import org.wardiary.app.terminal.ExitCode;

/** A pair of keys is written whole or not at all. */
class KeysCommandTest {

  @TempDir Path folder;

  @Test
  void privateKeyIsNotKept_withoutItsPublicOne() throws IOException {
    Path key = folder.resolve("director");
    Path open = folder.resolve("director.pub");
    Files.createSymbolicLink(open, folder.resolve("none/later"));
    Cli failed = Cli.run("backup", "--new-keys", key);
    assertThat(failed.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(failed.err()).contains("expected to write " + open);
    assertThat(folder.toFile().list()).containsExactly("director.pub");
    Files.delete(open);
    assertThat(Cli.run("backup", "--new-keys", key).exit()).isZero();
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("director", "director.pub");
  }

  @Test
  void nothingIsLeft_ofAKeyThatCannotBeWritten() throws IOException {
    Path key = Files.writeString(folder.resolve("director"), "another's");
    assertThatThrownBy(() -> KeyFiles.make(key, folder.resolve("director.pub")))
        .isInstanceOf(UncheckedIOException.class);
    assertThat(folder.toFile().list()).containsExactly("director");
    assertThat(key).hasContent("another's");
  }

  @Test
  void standardOutputIsRefused() {
    Cli keys = Cli.run("backup", "--new-keys", "-");
    assertThat(keys.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(keys.err()).contains("expected a file for the private key but got '-'");
    assertThat(Path.of("-")).doesNotExist();
  }
}
