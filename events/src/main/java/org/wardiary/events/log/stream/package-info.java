/**
 * Kafka Streams: settings and a handle for all applications, and the referee, which alone writes
 * events.
 */
package org.wardiary.events.log.stream;
