package org.wardiary.reports.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Measures rates of work on one thread while the program does nothing else, by the CPU time of the
 * whole process: garbage collection counts, waiting for a core that others use does not.
 */
final class CpuRate {

  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private final Effort effort;

  CpuRate(Effort effort) {
    this.effort = effort;
  }

  /**
   * The rate of each measured round, per second.
   *
   * @param work does some of the work and returns how much
   */
  List<Double> rounds(LongSupplier work) {
    List<Double> rates = new ArrayList<>();
    for (int round = 0; round < effort.warmUp() + effort.rounds(); round++) {
      double rate = round(work);
      if (round >= effort.warmUp()) {
        rates.add(rate);
      }
    }
    return rates;
  }

  private double round(LongSupplier work) {
    long least = effort.roundMillis() * 1_000_000L;
    long begin = SYSTEM.getProcessCpuTime();
    long done = 0;
    long nanos = 0;
    while (nanos < least) {
      done += work.getAsLong();
      nanos = SYSTEM.getProcessCpuTime() - begin;
    }
    return done * 1e9 / nanos;
  }
}
