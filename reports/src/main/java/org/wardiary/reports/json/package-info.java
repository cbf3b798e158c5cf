/**
 * What the archive knows, as JSON that is the same on the command line and on pages. Fields are in
 * the documented order, so that equal data give equal bytes.
 */
package org.wardiary.reports.json;
