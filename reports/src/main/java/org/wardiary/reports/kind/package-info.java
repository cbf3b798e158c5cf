/** What people call the kinds of units, and which symbol stands for them: data, a file a game. */
package org.wardiary.reports.kind;
