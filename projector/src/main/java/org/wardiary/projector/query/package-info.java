/** Queries of the read side, for reports and the command line. Does not use Kafka's classes. */
package org.wardiary.projector.query;
