import { currencyTexts, fromUnits, notFound, type Currency } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Currencies } from '../../db/schema';

const present = ({ position: _position, cashStep, ...row }: Selectable<Currencies>): Currency => ({
  ...row,
  cashStep: fromUnits(cashStep, row),
});

export async function listCurrencies(db: Db): Promise<Currency[]> {
  const rows = await db.selectFrom('currencies').selectAll().orderBy('position').orderBy('code').execute();
  return rows.map(present);
}

export async function readCurrency(db: Db, code: string): Promise<Currency> {
  const row = await db.selectFrom('currencies').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) throw notFound(currencyTexts.notFound);
  return present(row);
}
