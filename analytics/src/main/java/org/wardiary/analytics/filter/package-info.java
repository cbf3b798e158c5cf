/** Which games of an archive are meant: one filter for commands, pages and reports. */
package org.wardiary.analytics.filter;
