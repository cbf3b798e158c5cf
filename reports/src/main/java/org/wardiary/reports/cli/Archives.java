package org.wardiary.reports.cli;

import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.reports.archive.Session;

/** How commands come to the archive that their options name. */
interface Archives {

  /** Each command opens it for itself: starts a broker, or reaches one. */
  Archives OWN = new OwnArchives();

  /** Whether there is an archive to read; nothing is made to find out. */
  boolean exists(StorageOptions options);

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
    public Session open(StorageOptions options, String command) {
      return Session.open(options.cluster(command), options.data());
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
    public Session open(StorageOptions options, String command) {
      return session.lent();
    }
  }
}
