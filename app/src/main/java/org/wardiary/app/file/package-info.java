/** The files that commands read and write: records, backups, keys. */
package org.wardiary.app.file;
