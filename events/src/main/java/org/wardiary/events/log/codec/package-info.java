/**
 * Messages as bytes: Avro single-object encoding, the schemas that others wrote with, and the hash
 * chain that holds a game's messages together. No Kafka here.
 */
package org.wardiary.events.log.codec;
