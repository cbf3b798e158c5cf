/**
 * The Kafka Streams applications that fold the log, and plain readers of what they write. Kafka is
 * known here and nowhere else in this module.
 */
package org.wardiary.projector.stream;
