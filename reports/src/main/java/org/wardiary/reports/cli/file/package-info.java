/** The files that commands read and write: records, backups, keys. */
package org.wardiary.reports.cli.file;
