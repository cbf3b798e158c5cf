/**
 * Messages as bytes: Avro's single-object encoding, the schemas of other writers, and the hash
 * chain that binds a game's messages together. Does not depend on Kafka.
 */
package org.wardiary.events.log.codec;
