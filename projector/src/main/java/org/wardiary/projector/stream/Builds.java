package org.wardiary.projector.stream;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/**
 * Which build of the views this program reads and makes: the one of its own version that counts, as
 * of when this was opened or changed. Safe to share between threads.
 */
public final class Builds {

  // other programs may still read what was replaced, without being members of its group
  private static final Duration GRACE = Duration.ofMinutes(1);

  private static final int MILLIS = 1000;

  private final Cluster cluster;
  private final Duration grace;
  private final BuildTopic.Key mine;
  private final Map<BuildTopic.Key, BuildTopic.Entry> entries = new ConcurrentHashMap<>();
  // replaced and never changed: other threads may be reading it
  private volatile SortedSet<String> topics = Collections.emptySortedSet();
  private volatile Optional<Build> current = Optional.empty();

  private Builds(Cluster cluster, ViewVersion version, Duration grace) {
    this.cluster = cluster;
    this.grace = grace;
    this.mine = new BuildTopic.Key(Projection.LABEL, version);
  }

  /** The builds on a cluster; creates the topics that are missing, those of views too. */
  public static Builds open(Cluster cluster) {
    return open(cluster, ViewVersion.current(), GRACE);
  }

  /**
   * The same for another program.
   *
   * @param version what it makes
   * @param grace how long builds stay that were replaced
   */
  static Builds open(Cluster cluster, ViewVersion version, Duration grace) {
    Builds builds = new Builds(cluster, version, grace);
    Topics.ensure(cluster, builds::choose);
    return builds;
  }

  private Collection<Topic> choose(Set<String> present) {
    topics = new TreeSet<>(present);
    if (present.contains(BuildTopic.TOPIC.topicName())) {
      entries.putAll(BuildTopic.read(cluster));
    }
    List<Topic> wanted = new ArrayList<>(Projection.allTopics());
    current = choose();
    current.ifPresent(build -> wanted.addAll(views(build)));
    return wanted;
  }

  /** Nothing if there are views of a newer version, and none of this one any more. */
  private Optional<Build> choose() {
    Optional<BuildTopic.Entry> entry = Optional.ofNullable(entries.get(mine));
    boolean removed = entry.filter(found -> found.state() == BuildTopic.State.REMOVED).isPresent();
    if ((entry.isEmpty() || removed) && newer().isPresent()) {
      return Optional.empty();
    }
    int number = entry.map(found -> found.number() + (removed ? 1 : 0)).orElse(0);
    return Optional.of(new Build(mine.label(), mine.version(), number));
  }

  /** How long builds stay that were replaced. */
  Duration grace() {
    return grace;
  }

  private Optional<ViewVersion> newer() {
    return entries.entrySet().stream()
        .filter(found -> found.getValue().state() == BuildTopic.State.CURRENT)
        .map(Map.Entry::getKey)
        .filter(found -> found.label().equals(mine.label()))
        .map(BuildTopic.Key::version)
        .filter(version -> version.number() > mine.version().number())
        .findFirst();
  }

  /** The topics of a build's views. */
  static List<Topic> views(Build build) {
    return Projection.topics().stream().map(build::topic).toList();
  }

  /**
   * The build that this program reads and runs.
   *
   * @throws ClusterException if there is a newer version, and nothing of this one any more
   */
  Build current() {
    return current.orElseThrow(
        () ->
            new ClusterException(
                Text.of(
                    "expected views of version %d but the archive has version %d, made by a newer"
                        + " wardiary: use that one",
                    mine.version().number(), newer().map(ViewVersion::number).orElse(0))));
  }

  /** Where a view is read. */
  public Topic topic(Topic view) {
    return current().topic(view);
  }

  /** A build that nothing is there of yet, whose topics are created. */
  Build begin() {
    // never used again, though nothing may be left of those that were abandoned
    int seconds = (int) (System.currentTimeMillis() / MILLIS);
    int number = Math.max(seconds, current().number() + 1);
    Build build = new Build(mine.label(), mine.version(), number);
    Topics.ensure(cluster, views(build));
    return build;
  }

  /** Builds of this version that were begun after the one that counts, and never counted. */
  List<Build> abandoned() {
    refreshTopics();
    Build standing = current();
    return found(mine.label(), List.of()).stream()
        .filter(build -> build.version().equals(standing.version()))
        .filter(build -> build.number() > standing.number())
        .toList();
  }

  /** Which topics there are now. */
  void refreshTopics() {
    Topics.ensure(
        cluster,
        present -> {
          topics = new TreeSet<>(present);
          return List.of();
        });
  }

  /** From now on a build that has caught up counts, for this program and those begun later. */
  void swap(Build build) {
    BuildTopic.Entry standing = entries.get(mine);
    if (standing == null
        || standing.number() != build.number()
        || standing.state() != BuildTopic.State.CURRENT) {
      entries.put(mine, BuildTopic.write(cluster, mine, build.number(), BuildTopic.State.CURRENT));
    }
    current = Optional.of(build);
  }

  /**
   * Builds that count no more for this program: earlier ones of its version, all of versions that
   * are not newer, and those of {@linkplain Projection#FORMER_LABELS former applications}.
   *
   * @param before they must have been replaced before that, in milliseconds of the epoch
   * @param others names that may be of builds too, beside those of topics
   */
  List<Build> replaced(long before, Collection<String> others) {
    BuildTopic.Entry standing = entries.get(mine);
    if (standing == null
        || standing.state() != BuildTopic.State.CURRENT
        || standing.since() > before) {
      return List.of();
    }
    List<Build> replaced = new ArrayList<>();
    Projection.FORMER_LABELS.forEach(label -> replaced.addAll(found(label, others)));
    found(mine.label(), others).stream()
        .filter(build -> isReplaced(build, standing.number()))
        .forEach(replaced::add);
    return replaced;
  }

  private boolean isReplaced(Build build, int number) {
    return build.version().equals(mine.version())
        ? build.number() < number
        : build.version().number() <= mine.version().number();
  }

  /** Says of a version of which nothing will be there any more that it has no build. */
  void retire(Build build) {
    BuildTopic.Key key = new BuildTopic.Key(build.label(), build.version());
    BuildTopic.Entry standing = entries.get(key);
    boolean last = standing == null || standing.number() <= build.number();
    if (last && !key.equals(mine)) {
      entries.put(key, BuildTopic.write(cluster, key, build.number(), BuildTopic.State.REMOVED));
    }
  }

  /** A build is gone, with all its topics. */
  void forget(Build build) {
    SortedSet<String> left = new TreeSet<>(topics);
    left.removeIf(build::owns);
    topics = left;
  }

  /** The topics that a build has. */
  List<String> topics(Build build) {
    return topics.stream().filter(build::owns).toList();
  }

  /**
   * The builds of an application of which there are topics.
   *
   * @param others names that may be of builds too
   */
  private Set<Build> found(String label, Collection<String> others) {
    Set<Build> found = new HashSet<>();
    topics.forEach(topic -> Build.ofChangelog(label, topic).ifPresent(found::add));
    others.forEach(name -> Build.ofApplication(label, name).ifPresent(found::add));
    Set<ViewVersion> versions = new HashSet<>();
    if (label.equals(mine.label())) {
      versions.add(mine.version());
    }
    found.forEach(build -> versions.add(build.version()));
    entries.keySet().stream()
        .filter(key -> key.label().equals(label))
        .forEach(key -> versions.add(key.version()));
    for (String topic : topics) {
      // a topic of views does not say whose it is, but versions are different by their shapes
      Build.ofViews(label, topic)
          .filter(build -> versions.contains(build.version()))
          .ifPresent(found::add);
    }
    return found;
  }
}
