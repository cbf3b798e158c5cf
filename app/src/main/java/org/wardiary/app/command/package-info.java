/**
 * The command line: the only {@code main}. Commands are thin: options in, one call, results out.
 * What they share is in the packages below this one.
 */
package org.wardiary.app.command;
