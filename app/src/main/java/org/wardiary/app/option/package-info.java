/** Options and arguments that commands share, each explained and checked in one place. */
package org.wardiary.app.option;
