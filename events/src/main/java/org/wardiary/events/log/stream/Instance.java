package org.wardiary.events.log.stream;

import java.nio.file.Path;
import java.util.Optional;
import org.wardiary.events.log.broker.Cluster;

/**
 * One of the programs that share the work of the applications on a cluster.
 *
 * @param given its member name in the applications' groups; if empty, the name kept in the state
 *     folder. It differs between programs and stays the same when a program is restarted on its
 *     state, so that the program gets its partitions back at once
 * @param stateFolder folder for the local state of all applications; programs on one machine may
 *     share it, since only one of them at a time runs an application on it
 * @param tuning what its applications are tuned for
 * @param role its part in the work
 */
public record Instance(Optional<String> given, Path stateFolder, Tuning tuning, Role role) {

  // only one program at a time works on the data directory of a broker of our own
  private static final String ALONE = "wardiary";

  /** An instance with a name, in the role of a command. */
  public Instance(String name, Path stateFolder, Tuning tuning) {
    this(Optional.of(name), stateFolder, tuning, new Role.Command());
  }

  /** The instance of a program that works on a cluster with a state folder. */
  public static Instance on(Cluster cluster, Path stateFolder, Tuning tuning, Role role) {
    return new Instance(
        cluster.home() == Cluster.Home.EMBEDDED ? Optional.of(ALONE) : Optional.empty(),
        stateFolder,
        tuning,
        role);
  }

  /**
   * A service on a shared cluster.
   *
   * @param name its name; if empty, the one kept in the state folder
   */
  public static Instance service(Optional<String> name, Path stateFolder, Role.Service role) {
    return new Instance(name, stateFolder, Tuning.SERVICE, role);
  }

  /** The number of threads of each application. */
  int threads() {
    return role instanceof Role.Service service ? service.threads() : tuning.threads();
  }

  /** Its member name in the group of an application; its threads append their numbers. */
  String member(String application) {
    return application + "-" + given.orElseGet(() -> InstanceName.in(stateFolder));
  }
}
