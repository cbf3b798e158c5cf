/** What reports and the command line ask of the read side. No Kafka here. */
package org.wardiary.projector.query;
