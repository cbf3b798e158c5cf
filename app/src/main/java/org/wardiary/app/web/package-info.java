/**
 * The site over HTTP: responses, errors, security, and news of new games. There is no clock and no
 * event log here.
 */
package org.wardiary.app.web;
