/** Work that is done by several threads. */
package org.wardiary.events.work;
