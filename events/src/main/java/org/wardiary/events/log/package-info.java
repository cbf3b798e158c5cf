/**
 * The log: topics, the referee application that alone writes events, clients that submit and read.
 *
 * <p>Kafka is known here and in the packages below, and nowhere else in this module.
 */
package org.wardiary.events.log;
