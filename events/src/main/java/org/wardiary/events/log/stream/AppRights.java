package org.wardiary.events.log.stream;

import java.util.Optional;
import org.wardiary.events.log.broker.Cluster;

/** Decides which applications a program may run. Not thread-safe. */
public final class AppRights implements AutoCloseable {

  private final Cluster cluster;
  private final Instance instance;
  private final GroupMembers members;

  /** The rights of an instance on a cluster. */
  public AppRights(Cluster cluster, Instance instance) {
    this.cluster = cluster;
    this.instance = instance;
    this.members = new GroupMembers(cluster);
  }

  /**
   * Takes the right to run an application. Empty if another program has it on the same state
   * folder. For a command it is also empty if others on the cluster run the application: their
   * partitions would be moved to the command and back again when it ends.
   *
   * @param application the application's id
   */
  public Optional<AppLock> take(String application) {
    boolean forOthers = !instance.role().stays() && othersRun(application);
    return forOthers ? Optional.empty() : AppLock.take(instance.stateFolder(), application);
  }

  /**
   * Whether programs with other state folders run an application. There are none on a broker of our
   * own, which has one state folder only.
   */
  public boolean othersRun(String application) {
    return cluster.home() == Cluster.Home.EXTERNAL
        && members.others(application, instance.member(application));
  }

  @Override
  public void close() {
    members.close();
  }
}
