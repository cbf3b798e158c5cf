/** Files that are replaced whole. */
package org.wardiary.events.file;
