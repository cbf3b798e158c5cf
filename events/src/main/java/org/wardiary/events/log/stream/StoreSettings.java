package org.wardiary.events.log.stream;

import java.util.Map;
import org.apache.kafka.streams.state.RocksDBConfigSetter;
import org.rocksdb.CompressionType;
import org.rocksdb.Options;

/**
 * RocksDB settings for the applications' stores: compression, and no preallocation of blocks, which
 * would leave 4 MiB per partition behind if a program is killed.
 */
public final class StoreSettings implements RocksDBConfigSetter {

  @Override
  public void setConfig(String store, Options options, Map<String, Object> configs) {
    options.setCompressionType(CompressionType.ZSTD_COMPRESSION);
    options.setAllowFAllocate(false);
  }

  @Override
  public void close(String store, Options options) {
    // nothing to close
  }
}
