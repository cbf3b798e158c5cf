package org.wardiary.app.option;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.wardiary.app.archive.Session;
import org.wardiary.app.resident.ResidentProgram;
import org.wardiary.events.log.broker.ClusterConfig;

/**
 * How commands open the archive that their options name.
 *
 * @param lent supplies an archive that is open already; empty if each command opens its own
 * @param background receives a line if the resident program is started to run the broker; empty if
 *     a broker ends with its command
 */
public record Archives(Optional<Supplier<Session>> lent, Optional<Consumer<String>> background) {

  /** Each command starts a broker that ends with it, or connects to a running one. */
  public static final Archives OWN = new Archives(Optional.empty(), Optional.empty());

  /**
   * As {@link #OWN}, but a broker that has to be started stays in the background.
   *
   * @param print receives a line if one is started
   */
  public static Archives resident(Consumer<String> print) {
    return new Archives(Optional.empty(), Optional.of(print));
  }

  /**
   * Lends an archive that is open already.
   *
   * @param session supplies the session on the archive, which stays open
   */
  public static Archives lent(Supplier<Session> session) {
    return new Archives(Optional.of(session), Optional.empty());
  }

  /** Whether there is an archive to read; creates nothing. */
  boolean exists(StorageOptions options) {
    return lent.isPresent() || options.isExternal() || ClusterConfig.isArchive(options.data());
  }

  /**
   * Does what is necessary before a command opens the archive in another way than by {@link #open}.
   */
  void prepare(StorageOptions options) {
    background.ifPresent(
        print ->
            options
                .lingers()
                .ifPresent(time -> ResidentProgram.ensure(options.data(), time, print)));
  }

  /**
   * Opens the archive. The caller closes it.
   *
   * @param command the command's name, which is shown to programs that find the data in use
   */
  Session open(StorageOptions options, String command) {
    options.requireFitting();
    if (lent.isPresent()) {
      return lent.get().get().lent();
    }
    prepare(options);
    return Session.open(options.cluster(command), options.data());
  }
}
