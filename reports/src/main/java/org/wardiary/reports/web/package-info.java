/** The site over HTTP: answers, errors, security, and word of new games. No clock, no log here. */
package org.wardiary.reports.web;
