/** What commands print: tables and lines for people, JSON for programs. */
package org.wardiary.app.print;
