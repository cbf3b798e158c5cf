package org.wardiary.reports.service;

import java.util.List;

/**
 * How an instance is.
 *
 * @param live whether it works at all; if not, it is to be started again
 * @param applications what runs in it
 * @param most how many messages each may have left to read while the instance counts as ready
 */
public record Health(boolean live, List<Application> applications, long most) {

  /**
   * One of its applications.
   *
   * @param name e.g. {@code wardiary-referee}
   * @param state as Kafka Streams calls it
   * @param isRunning whether it has its partitions and their state
   * @param lag how many messages of its partitions it has not read yet
   */
  public record Application(String name, String state, boolean isRunning, long lag) {}

  /** Copies the list. */
  public Health {
    applications = List.copyOf(applications);
  }

  /** Whether it does its share: all run, and none is far behind. */
  public boolean isReady() {
    return live
        && !applications.isEmpty()
        && applications.stream().allMatch(each -> each.isRunning() && each.lag() <= most);
  }
}
