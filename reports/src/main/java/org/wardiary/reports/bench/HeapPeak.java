package org.wardiary.reports.bench;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import javax.management.ListenerNotFoundException;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;
import javax.management.openmbean.CompositeData;

/**
 * Measures the largest use of the heap while this is open, garbage included. The heap is fullest
 * right before a collection, so its use is read then, and at the end. Adding the peaks of the
 * memory pools instead would add values of different moments.
 */
public final class HeapPeak implements AutoCloseable {

  private static final Set<String> PARTS =
      ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP)
          .map(MemoryPoolMXBean::getName)
          .collect(Collectors.toUnmodifiableSet());

  private final AtomicLong most = new AtomicLong();
  private final NotificationListener listener = (notification, none) -> collected(notification);
  private final List<NotificationEmitter> collectors =
      ManagementFactory.getGarbageCollectorMXBeans().stream()
          .filter(NotificationEmitter.class::isInstance)
          .map(NotificationEmitter.class::cast)
          .toList();

  /** Starts measuring, after a collection of the garbage that exists already. */
  public HeapPeak() {
    System.gc();
    collectors.forEach(collector -> collector.addNotificationListener(listener, null, null));
  }

  private void collected(Notification notification) {
    if (notification
        .getType()
        .equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
      Map<String, MemoryUsage> before =
          GarbageCollectionNotificationInfo.from((CompositeData) notification.getUserData())
              .getGcInfo()
              .getMemoryUsageBeforeGc();
      seen(
          before.entrySet().stream()
              .filter(part -> PARTS.contains(part.getKey()))
              .mapToLong(part -> part.getValue().getUsed())
              .sum());
    }
  }

  private void seen(long bytes) {
    most.accumulateAndGet(bytes, Math::max);
  }

  /** The largest number of bytes until now. */
  public long bytes() {
    seen(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    return most.get();
  }

  @Override
  public void close() {
    for (NotificationEmitter collector : collectors) {
      try {
        collector.removeNotificationListener(listener);
      } catch (ListenerNotFoundException e) {
        throw new IllegalStateException("it was added when this was made", e);
      }
    }
  }
}
