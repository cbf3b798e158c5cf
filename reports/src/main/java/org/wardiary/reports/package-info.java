/** The user-facing parts: command line, reports, published site and web server. */
package org.wardiary.reports;
