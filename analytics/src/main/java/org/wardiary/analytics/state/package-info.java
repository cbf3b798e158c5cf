/**
 * How what statistics have counted is written to a file and read again, so that games that were
 * counted need not be counted again. A file is read by the program that wrote it, and no other: the
 * form has no versions.
 */
package org.wardiary.analytics.state;
