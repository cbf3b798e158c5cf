package org.wardiary.projector.stream;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.log.Topic;
import org.wardiary.events.text.Text;

/**
 * One making of an application's views from the beginning of the log. All that belongs to it is
 * named after it, consumer group, local state, changelogs and the topics of views: builds stand
 * beside one another and never share anything.
 *
 * @param label the application, {@code projector} or a former one
 * @param version what it makes
 * @param number 0 of the first; of one made by {@code rebuild} the time, in seconds of the epoch
 */
record Build(String label, ViewVersion version, int number) {

  private static final String SUFFIX = "v(\\d{1,9})-([0-9a-f]{8})-([01]?\\d{1,9})";
  private static final Pattern VIEWS = Pattern.compile("wardiary\\..+\\." + SUFFIX);
  private static final Pattern APPLICATION = Pattern.compile("wardiary-([a-z]+)-" + SUFFIX);
  private static final Pattern CHANGELOG = Pattern.compile("(" + APPLICATION + ")-.+-changelog");

  /** The build of an application that has a changelog; nothing if the topic is none. */
  static Optional<Build> ofChangelog(String label, String topic) {
    Matcher found = CHANGELOG.matcher(topic);
    return found.matches() ? ofApplication(label, found.group(1)) : Optional.empty();
  }

  /** The build of an application whose id a name is; nothing if it is none. */
  static Optional<Build> ofApplication(String label, String name) {
    Matcher found = APPLICATION.matcher(name);
    return found.matches() && found.group(1).equals(label)
        ? Optional.of(of(label, found, 2))
        : Optional.empty();
  }

  /**
   * The build that has a topic of views; nothing if the topic is none.
   *
   * @param label the application, which the topic's name does not tell
   */
  static Optional<Build> ofViews(String label, String topic) {
    Matcher found = VIEWS.matcher(topic);
    return found.matches() ? Optional.of(of(label, found, 1)) : Optional.empty();
  }

  private static Build of(String label, Matcher found, int group) {
    return new Build(
        label,
        new ViewVersion(Integer.parseInt(found.group(group)), found.group(group + 1)),
        Integer.parseInt(found.group(group + 2)));
  }

  private String suffix() {
    return Text.of("%s-%d", version.text(), number);
  }

  /** Kafka's {@code application.id}, which is also the name of its consumer group. */
  String applicationId() {
    return Text.of("wardiary-%s-%s", label, suffix());
  }

  /** Where it writes a view. */
  Topic topic(Topic view) {
    return Topic.ofViews(view.name() + "." + suffix());
  }

  /** Whether a topic is one of its own: changelogs, views. */
  boolean owns(String topic) {
    return topic.startsWith(applicationId() + "-") && topic.endsWith("-changelog")
        || topic.startsWith("wardiary.") && topic.endsWith("." + suffix());
  }
}
