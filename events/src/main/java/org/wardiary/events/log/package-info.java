/**
 * The log: topics, the referee application, which alone writes events, and clients that submit and
 * read.
 *
 * <p>This module uses Kafka only in this package and those below it.
 */
package org.wardiary.events.log;
