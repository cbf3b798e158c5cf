/**
 * What the archive knows as JSON, alike on the command line and on pages. Fields stand in the order
 * in which they are documented, so that equal data are equal bytes.
 */
package org.wardiary.reports.json;
