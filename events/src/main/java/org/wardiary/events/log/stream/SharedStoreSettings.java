package org.wardiary.events.log.stream;

import java.util.Map;
import org.apache.kafka.streams.state.RocksDBConfigSetter;
import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.Cache;
import org.rocksdb.LRUCache;
import org.rocksdb.Options;
import org.rocksdb.WriteBufferManager;

/**
 * How the stores of a program are written that has those of many partitions: as {@link
 * StoreSettings}, and all of them share one cache, part of which is for what is not written yet. By
 * default each store may take some 100 MiB, and an instance alone on 24 partitions has a hundred.
 */
public final class SharedStoreSettings implements RocksDBConfigSetter {

  private static final long CACHE = 192L << 20;
  private static final long UNWRITTEN = 128L << 20;
  private static final long OF_A_STORE = 4L << 20;

  private final StoreSettings settings = new StoreSettings();

  /** Made with the first store, when RocksDB is loaded; there as long as the process. */
  private static final class Shared {
    private static final Cache CACHE_OF_ALL = new LRUCache(CACHE);
    private static final WriteBufferManager BUFFERS =
        new WriteBufferManager(UNWRITTEN, CACHE_OF_ALL);

    private Shared() {}
  }

  @Override
  public void setConfig(String store, Options options, Map<String, Object> configs) {
    settings.setConfig(store, options, configs);
    BlockBasedTableConfig table = (BlockBasedTableConfig) options.tableFormatConfig();
    table.setBlockCache(Shared.CACHE_OF_ALL);
    table.setCacheIndexAndFilterBlocks(true);
    options.setTableFormatConfig(table);
    options.setWriteBufferSize(OF_A_STORE);
    options.setWriteBufferManager(Shared.BUFFERS);
  }

  @Override
  public void close(String store, Options options) {
    settings.close(store, options);
  }
}
