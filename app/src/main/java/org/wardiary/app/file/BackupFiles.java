package org.wardiary.app.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupContent;
import org.wardiary.events.log.backup.BackupContent.GameList;
import org.wardiary.events.log.backup.BackupDamaged;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * What commands about backups have in common: verifying one, and describing what is wrong with it.
 */
public final class BackupFiles {

  private static final int SHOWN = 5;

  private BackupFiles() {}

  /**
   * Verifies a backup and returns its content.
   *
   * @param key file of the public key of the required signer, if a signature is required
   * @throws InputRefused if it is damaged, with what can be saved of it, or if it is not signed by
   *     the key's owner
   */
  public static BackupContent verify(Path file, Optional<Path> key) {
    try {
      BackupContent content = Backup.verify(file);
      if (key.isPresent()) {
        SignatureFile.require(file, key.get());
      }
      return content;
    } catch (BackupDamaged e) {
      throw new InputRefused(Text.of("%s: %s; %s", file, e.getMessage(), left(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }

  /** What can be saved of a damaged backup, in words. */
  private static String left(Path file) {
    try {
      BackupContent content = Backup.readable(file);
      return Text.of(
          "%s can be read whole (restore --salvage)%s",
          Text.count(content.games().size(), "game"), lost(content));
    } catch (BackupDamaged | IOException e) {
      return "no game can be read";
    }
  }

  /** The games that a damaged backup has lost, in words; empty if none is known to be lost. */
  public static String lost(BackupContent content) {
    List<String> ids = content.lost();
    String shown = String.join(", ", ids.subList(0, Math.min(SHOWN, ids.size())));
    String more = ids.size() > SHOWN ? Text.of(" and %d more", ids.size() - SHOWN) : "";
    String named = ids.isEmpty() ? "" : Text.of(", lost are %s%s", shown, more);
    return content.list() == GameList.THERE
        ? named
        : named + "; the list of all its games is lost too, so there may have been others";
  }
}
