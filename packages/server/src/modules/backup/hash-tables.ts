import type { Connection } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import { measure } from './format/measure';
import { readShopTables } from './shop-tables';
import { steadyOutput, tableBlocks } from './write-backup';

/** What each table's rows come to, read as a backup reads them. */
export async function hashTables(connection: Connection, tx: Tx): Promise<Map<string, string>> {
  await steadyOutput.execute(tx);
  const hashes = new Map<string, string>();
  for (const table of await readShopTables(tx)) {
    const measured = measure();
    for await (const block of tableBlocks(connection, table)) measured.add(block);
    hashes.set(table.name, measured.end().sha256);
  }
  return hashes;
}
