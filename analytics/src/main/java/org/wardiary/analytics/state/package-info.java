/**
 * Writes what statistics have counted to a file and reads it again, so that games need not be
 * counted twice. A file is read only by the program that wrote it: the format has no versions.
 */
package org.wardiary.analytics.state;
