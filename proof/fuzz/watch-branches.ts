import { Client } from 'pg';
import type { Attack } from './types';

/** What belongs to warehouses, by its name: a condition under which it belongs to others than $2 alone. */
const foreign: Readonly<Record<string, string>> = {
  warehouses: 't.id <> $2',
  warehouse_locations: 't.warehouse_id <> $2',
  stock_batches: 't.warehouse_id <> $2',
  inventory_counts: 't.warehouse_id <> $2',
  stock_adjustments: 't.warehouse_id <> $2',
  scrap_reports: 't.warehouse_id <> $2',
  transfers: 't.from_warehouse_id <> $2 and t.to_warehouse_id <> $2',
  // a till gives its sales their ids, and the fuzz gives one that of the till
  sales: `exists (select from stock_movements m where m.source_id = t.id and m.warehouse_id <> $2)
    and not exists (select from tills where tills.id = t.id)`,
  purchases: 'exists (select from purchase_items i where i.purchase_id = t.id and i.warehouse_id <> $2)',
};

/**
 * Endpoints that name other warehouses on purpose: ends of transfers, branches with a part, where colleagues work, and those
 * of whom somebody signs in as.
 */
const namesWarehouses = /^((transfers|elsewhere|users)\.|auth\.login$)/;

/** A movement of own stock or of an own drawer's money names what moved it, which may have taken from other branches too. */
const namesSources = /^(inventory\.movements|cash\.book)$/;

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const idsIn = (text: string) => new Set((text.match(ids) ?? []).map((id) => id.toLowerCase()));

/** Finds in responses what belongs to other branches than the one that the bound users work in. */
export async function watchBranches(databaseUrl: string, warehouse: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const hidden = Object.entries(foreign)
    .map(([table, rows]) => `select '${table}' as what from ${table} t where t.id = any ($1) and ${rows}`)
    .join(' union all ');
  return {
    /** Returns what a response tells of, besides what its request has named. */
    async toldBy(name: string, { path, body }: Attack, text: string): Promise<string | undefined> {
      const sent = idsIn(`${path} ${body?.toString() ?? ''}`);
      const told = [...idsIn(text)].filter((id) => !sent.has(id));
      if (told.length === 0) return undefined;
      const { rows } = await client.query<{ what: string }>(hidden, [told, warehouse]);
      const isMeant = (what: string) =>
        what === 'warehouses' ? namesWarehouses.test(name) : namesSources.test(name);
      return rows.find(({ what }) => !isMeant(what))?.what;
    },
    close: () => client.end(),
  };
}
