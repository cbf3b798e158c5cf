/** Output and state of a command's process: console, progress, exit codes, signals. */
package org.wardiary.app.terminal;
