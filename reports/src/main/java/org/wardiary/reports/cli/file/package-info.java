/** The files that commands read and write: records, backups, packed games, keys. */
package org.wardiary.reports.cli.file;
