/**
 * The Kafka Streams application that folds the log, and plain readers of what it writes. In this
 * module, only this package and {@code check} below it use Kafka's classes.
 */
package org.wardiary.projector.stream;
