/** Files that are replaced as a whole. */
package org.wardiary.events.file;
