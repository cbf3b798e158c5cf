/** Selection of games of an archive: one filter for commands, pages and reports. */
package org.wardiary.analytics.filter;
