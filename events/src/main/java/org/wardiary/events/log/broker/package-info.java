/**
 * A Kafka cluster to work on: an Apache Kafka broker of our own as a supervised child process, or
 * any cluster elsewhere.
 *
 * <p>{@link org.wardiary.events.log.broker.BrokerMain} and what it uses run in the child; {@link
 * org.wardiary.events.log.broker.Cluster} is what everybody else uses.
 */
package org.wardiary.events.log.broker;
