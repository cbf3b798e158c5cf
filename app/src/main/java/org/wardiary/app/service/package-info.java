/** Health and metrics that a service instance reports to its operators. */
package org.wardiary.app.service;
