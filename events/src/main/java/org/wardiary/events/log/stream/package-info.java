/**
 * Kafka Streams: settings and a handle for all applications, and the referee, the only writer of
 * events.
 */
package org.wardiary.events.log.stream;
