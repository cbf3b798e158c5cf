/** Converts games as other sites publish them into records. */
package org.wardiary.app.exchange;
