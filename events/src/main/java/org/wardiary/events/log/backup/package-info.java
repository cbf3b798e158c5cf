/**
 * Backups ({@code docs/backup.md}): the games of a log in an Avro object container file, sealed by
 * a digest of the whole file and, if wished, by a signature.
 */
package org.wardiary.events.log.backup;
