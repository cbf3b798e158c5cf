package org.wardiary.reports.cli.option;

import java.util.function.Consumer;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.cli.background.Lingering;

/** How commands come to the archive that their options name. */
public interface Archives {

  /** Each command opens it for itself: starts a broker, or reaches one. */
  Archives OWN = new OwnArchives();

  /**
   * The same, but a broker that has to be started stays in the background.
   *
   * @param tell gets a line if one is started
   */
  static Archives lingering(Consumer<String> tell) {
    return new LingeringArchives(tell);
  }

  /** Whether there is an archive to read; nothing is made to find out. */
  boolean exists(StorageOptions options);

  /** What has to be done before a command opens the archive in another way than by this. */
  void prepare(StorageOptions options);

  /**
   * Opens the archive. The caller closes it.
   *
   * @param command the command's name, for programs that find the data in use
   */
  Session open(StorageOptions options, String command);

  /** The archive is that of the options. */
  record OwnArchives() implements Archives {

    @Override
    public boolean exists(StorageOptions options) {
      return options.isExternal() || ClusterConfig.isArchive(options.data());
    }

    @Override
    public void prepare(StorageOptions options) {
      // nothing runs before it is opened
    }

    @Override
    public Session open(StorageOptions options, String command) {
      return Session.open(options.cluster(command), options.data());
    }
  }

  /** The archive is that of the options, on a broker that stays. */
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
   * The archive is open already.
   *
   * @param session stays open
   */
  record Lent(Session session) implements Archives {

    @Override
    public boolean exists(StorageOptions options) {
      return true;
    }

    @Override
    public void prepare(StorageOptions options) {
      // it runs
    }

    @Override
    public Session open(StorageOptions options, String command) {
      return session.lent();
    }
  }
}
