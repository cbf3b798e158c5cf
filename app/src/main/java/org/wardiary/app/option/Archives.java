package org.wardiary.app.option;

import java.util.function.Consumer;
import org.wardiary.app.archive.Session;
import org.wardiary.app.resident.Lingering;
import org.wardiary.events.log.broker.ClusterConfig;

/** How commands open the archive that their options name. */
public interface Archives {

  /** Each command opens the archive for itself: it starts a broker or connects to one. */
  Archives OWN = new OwnArchives();

  /**
   * As {@link #OWN}, but a broker that has to be started stays in the background.
   *
   * @param tell receives a line if one is started
   */
  static Archives lingering(Consumer<String> tell) {
    return new LingeringArchives(tell);
  }

  /** Whether there is an archive to read; creates nothing. */
  boolean exists(StorageOptions options);

  /**
   * Does what is necessary before a command opens the archive in another way than by {@link #open}.
   */
  void prepare(StorageOptions options);

  /**
   * Opens the archive. The caller closes it.
   *
   * @param command the command's name, which is shown to programs that find the data in use
   */
  Session open(StorageOptions options, String command);

  /** Opens the archive of the options. */
  record OwnArchives() implements Archives {

    @Override
    public boolean exists(StorageOptions options) {
      return options.isExternal() || ClusterConfig.isArchive(options.data());
    }

    @Override
    public void prepare(StorageOptions options) {
      // nothing has to run beforehand
    }

    @Override
    public Session open(StorageOptions options, String command) {
      return Session.open(options.cluster(command), options.data());
    }
  }

  /** Opens the archive of the options, on a broker that stays in the background. */
  record LingeringArchives(Consumer<String> tell) implements Archives {

    @Override
    public boolean exists(StorageOptions options) {
      return OWN.exists(options);
    }

    @Override
    public void prepare(StorageOptions options) {
      options.lingers().ifPresent(time -> Lingering.ensure(options.data(), time, tell));
    }

    @Override
    public Session open(StorageOptions options, String command) {
      prepare(options);
      return OWN.open(options, command);
    }
  }

  /**
   * Lends an archive that is open already.
   *
   * @param session the session on the archive; stays open
   */
  record Lent(Session session) implements Archives {

    @Override
    public boolean exists(StorageOptions options) {
      return true;
    }

    @Override
    public void prepare(StorageOptions options) {
      // the broker is running
    }

    @Override
    public Session open(StorageOptions options, String command) {
      options.requireFitting();
      return session.lent();
    }
  }
}
