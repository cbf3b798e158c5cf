package org.wardiary.events.log.stream;

import java.util.Optional;
import org.wardiary.events.log.broker.Cluster;

/** Which applications a program may run. For one thread. */
public final class AppRights implements AutoCloseable {

  private final Cluster cluster;
  private final Instance instance;
  private final GroupMembers members;

  /** The rights of a program on a cluster. */
  public AppRights(Cluster cluster, Instance instance) {
    this.cluster = cluster;
    this.instance = instance;
    this.members = new GroupMembers(cluster);
  }

  /**
   * Takes the right to run an application. Nothing if another program has it on the same state
   * folder; nor, for a command, if others on the cluster run the application: their partitions
   * would come to the command and have to go back when it ends.
   *
   * @param application the application's id
   */
  public Optional<AppLock> take(String application) {
    boolean forOthers = !instance.role().stays() && othersRun(application);
    return forOthers ? Optional.empty() : AppLock.take(instance.stateFolder(), application);
  }

  /**
   * Whether programs with other state folders run an application. On a broker of our own none do:
   * there is one folder.
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
