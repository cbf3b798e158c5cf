/** Access to the archive, and to games of it or of files as a viewer may see them. */
package org.wardiary.app.archive;
