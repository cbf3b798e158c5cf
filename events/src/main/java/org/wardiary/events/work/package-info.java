/** Work that several threads share. */
package org.wardiary.events.work;
