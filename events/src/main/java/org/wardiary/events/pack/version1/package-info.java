/**
 * Version 1 of packed records. Frozen: every probability computed here is part of the format, so
 * nothing may change once packed files exist. A different model needs a new version.
 */
package org.wardiary.events.pack.version1;
