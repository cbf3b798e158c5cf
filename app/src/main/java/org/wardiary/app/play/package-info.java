/** Games played over HTTP: permissions, views and seat keys. There is no HTTP here. */
package org.wardiary.app.play;
