import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import { blocksOf } from './format/blocks';
import { measure } from './format/measure';
import { blockLength } from './format/records';
import { readShopTables } from './shop-tables';
import { copyStatement, steadyOutput } from './write-backup';

/** What each table's rows come to, read as a backup reads them. */
export async function hashTables({ client }: Connection, tx: Tx): Promise<Map<string, string>> {
  await steadyOutput.execute(tx);
  const hashes = new Map<string, string>();
  for (const table of await readShopTables(tx)) {
    const measured = measure();
    for await (const block of blocksOf(client.query(copyTo(copyStatement(table))), blockLength))
      measured.add(block);
    hashes.set(table.name, measured.end().sha256);
  }
  return hashes;
}
