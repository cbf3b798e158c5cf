/** Asks the games of an archive a query over sequences of events, and writes what is found. */
package org.wardiary.app.find;
