/**
 * Backups ({@code docs/backup.md}): the games of a log in an Avro object container file, protected
 * by a digest of the whole file.
 */
package org.wardiary.events.log.backup;
