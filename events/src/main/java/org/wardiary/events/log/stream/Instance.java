package org.wardiary.events.log.stream;

import java.nio.file.Path;
import java.util.Optional;
import org.wardiary.events.log.broker.Cluster;

/**
 * One of the programs that share the work of the applications on a cluster.
 *
 * @param given its name in the groups of the applications; by default the one that stands in the
 *     state folder. Different for each program, and the same whenever it is started again on its
 *     state, so that it has its partitions back at once
 * @param stateFolder folder for local state of all applications; programs on one machine may share
 *     it, since one of them at a time runs an application on it
 * @param tuning what its applications are tuned for
 * @param role what part it takes
 */
public record Instance(Optional<String> given, Path stateFolder, Tuning tuning, Role role) {

  // one program at a time works on the data directory of a broker of our own
  private static final String ALONE = "wardiary";

  /** One with a name that takes part as a command does. */
  public Instance(String name, Path stateFolder, Tuning tuning) {
    this(Optional.of(name), stateFolder, tuning, new Role.Command());
  }

  /** The program that works on a cluster with a state folder. */
  public static Instance on(Cluster cluster, Path stateFolder, Tuning tuning, Role role) {
    return new Instance(
        cluster.home() == Cluster.Home.EMBEDDED ? Optional.of(ALONE) : Optional.empty(),
        stateFolder,
        tuning,
        role);
  }

  /** A service on a cluster that others use too, with a name or that of its state folder. */
  public static Instance service(Optional<String> name, Path stateFolder, Role.Service role) {
    return new Instance(name, stateFolder, Tuning.SERVICE, role);
  }

  /** How many threads each application has. */
  int threads() {
    return role instanceof Role.Service service ? service.threads() : tuning.threads();
  }

  /** Its name in the group of an application; its threads add their numbers. */
  String member(String application) {
    return application + "-" + given.orElseGet(() -> InstanceName.in(stateFolder));
  }
}
