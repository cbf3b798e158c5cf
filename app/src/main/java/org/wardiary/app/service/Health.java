package org.wardiary.app.service;

import java.util.List;

/**
 * The health of a service instance.
 *
 * @param live whether it works at all; if not, it must be restarted
 * @param brokers whether those of its cluster answer
 * @param applications the applications that run in it
 * @param most largest lag, in messages per application, at which the instance counts as ready
 */
public record Health(boolean live, Brokers brokers, List<Application> applications, long most) {

  /** Whether the brokers of a cluster answered when they were last asked. */
  public enum Brokers {
    ANSWER,
    SILENT
  }

  /**
   * The health of one Kafka Streams application of the instance.
   *
   * @param name e.g. {@code wardiary-referee}
   * @param state its state, as Kafka Streams names it
   * @param isRunning whether it has its partitions and their state
   * @param lag number of messages of its partitions that it has not read yet
   */
  public record Application(String name, String state, boolean isRunning, long lag) {}

  /** Copies the list. */
  public Health {
    applications = List.copyOf(applications);
  }

  /**
   * Whether the instance does its share: it is live, its brokers answer, all its applications run,
   * and none is far behind.
   */
  public boolean isReady() {
    return live
        && brokers == Brokers.ANSWER
        && !applications.isEmpty()
        && applications.stream().allMatch(each -> each.isRunning() && each.lag() <= most);
  }
}
