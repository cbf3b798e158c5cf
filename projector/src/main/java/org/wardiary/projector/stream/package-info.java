/**
 * The Kafka Streams application that folds the log, and plain readers of what it writes. Kafka is
 * known here and nowhere else in this module.
 */
package org.wardiary.projector.stream;
