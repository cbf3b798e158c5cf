/**
 * The Kafka cluster to work on: an Apache Kafka broker of our own as a supervised child process, or
 * any external cluster.
 *
 * <p>{@link org.wardiary.events.log.broker.BrokerMain} and what it uses run in the child process;
 * {@link org.wardiary.events.log.broker.Cluster} is what all other code uses.
 */
package org.wardiary.events.log.broker;
