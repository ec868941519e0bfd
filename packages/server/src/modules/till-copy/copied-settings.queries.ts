import { must, type CopiedSettings } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readSettings } from '../../kernel/settings';
import { listCurrencies } from '../currencies';
import { ratesInForce } from '../exchange-rates';
import { readShopWords } from '../part-words';
import { listTiers } from '../price-tiers';
import { logoMark } from '../settings';

/** Reads what the counter needs besides parts and customers. */
export async function readCopiedSettings(db: Db, invoiceVersion: string): Promise<CopiedSettings> {
  const [store, logo, cash, currencies, rates, words, priceTiers, lists] = await Promise.all([
    readSettings(db, 'store'),
    logoMark(db),
    readSettings(db, 'cash'),
    listCurrencies(db),
    ratesInForce(db),
    readShopWords(db),
    listTiers(db),
    readLists(db),
  ]);
  return { store: { ...store, logo }, invoiceVersion, cash, currencies, rates, words, priceTiers, ...lists };
}

type Lists = Pick<CopiedSettings, 'units' | 'warehouses' | 'moneyAccounts'>;

async function readLists(db: Db): Promise<Lists> {
  const { rows } = await sql<Lists>`
    select
      (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'decimals', decimals)
        order by position, code), '[]') from units) as units,
      (select coalesce(json_agg(json_build_object('_id', id, 'name', name,
          'zone', coalesce(rate_zone_id, turoos_default_zone())) order by name, id), '[]')
        from warehouses) as warehouses,
      (select coalesce(json_agg(json_build_object('_id', a.id, 'kind', m.kind, 'name', a.name,
          'branch', m.warehouse_id, 'currencies', m.currencies, 'isActive', a.is_active) order by a.code), '[]')
        from money_accounts m join accounts a on a.id = m.id) as money_accounts`.execute(db);
  return must(rows[0]);
}
