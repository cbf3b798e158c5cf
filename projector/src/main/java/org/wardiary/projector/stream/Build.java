package org.wardiary.projector.stream;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.log.Topic;
import org.wardiary.events.text.Text;

/**
 * One build of an application's views from the beginning of the log. Everything that belongs to it
 * bears its name: the consumer group, local state, changelogs and topics of views. Builds exist
 * side by side and share nothing.
 *
 * @param label the application, {@code projector} or a former one
 * @param version the version of its views
 * @param number 0 for the first; for one made by {@code rebuild}, the time in seconds since the
 *     epoch
 */
record Build(String label, ViewVersion version, int number) {

  private static final String SUFFIX = "v(\\d{1,9})-([0-9a-f]{8})-([01]?\\d{1,9})";
  private static final Pattern VIEWS = Pattern.compile("wardiary\\..+\\." + SUFFIX);
  private static final Pattern APPLICATION = Pattern.compile("wardiary-([a-z]+)-" + SUFFIX);
  private static final Pattern CHANGELOG = Pattern.compile("(" + APPLICATION + ")-.+-changelog");

  /**
   * The build of an application that a changelog belongs to; empty if the topic is not such a
   * changelog.
   */
  static Optional<Build> ofChangelog(String label, String topic) {
    Matcher found = CHANGELOG.matcher(topic);
    return found.matches() ? ofApplication(label, found.group(1)) : Optional.empty();
  }

  /** The build of an application with an application id; empty if the name is not such an id. */
  static Optional<Build> ofApplication(String label, String name) {
    Matcher found = APPLICATION.matcher(name);
    return found.matches() && found.group(1).equals(label)
        ? Optional.of(of(label, found, 2))
        : Optional.empty();
  }

  /**
   * The build that a topic of views belongs to; empty if the topic is not one of views.
   *
   * @param label the application, which the topic's name does not state
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

  /** The topic to which this build writes a view. */
  Topic topic(Topic view) {
    return Topic.ofViews(view.name() + "." + suffix());
  }

  /** Whether a topic belongs to this build, as a changelog or a topic of views. */
  boolean owns(String topic) {
    return topic.startsWith(applicationId() + "-") && topic.endsWith("-changelog")
        || topic.startsWith("wardiary.") && topic.endsWith("." + suffix());
  }
}
