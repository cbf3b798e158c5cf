/** Queries of the read side, for reports and the command line. No Kafka here. */
package org.wardiary.projector.query;
