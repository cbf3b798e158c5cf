/**
 * Games to show, from the archive or from files, as a viewer may see them; what opens the archive.
 */
package org.wardiary.reports.archive;
