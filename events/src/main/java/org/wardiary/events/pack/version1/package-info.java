/**
 * Version 1 of packed records. Frozen: each probability that is computed here is part of the
 * format, so nothing here may change once packed files exist. Another idea is another version.
 */
package org.wardiary.events.pack.version1;
