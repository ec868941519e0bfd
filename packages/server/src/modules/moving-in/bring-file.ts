import { conflict, ruleBroken, wrongField, type Bringing, type BroughtSums } from '@turoos/contract';
import { allowLongStatements } from '../../db/time-limits';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { bringingTexts } from './bringing.texts';
import { placeOf } from './file-store';
import { lockFile, markBringing } from './files.queries';
import { countBad, type Shop } from './plan';
import { planAccounts } from './plan-accounts';
import { planSheet, readShop, withSheets, type AnyPlan, type AnySheet } from './plan-file';
import { bringAccounts, lockAccounts } from './bring-accounts';
import { bringParts } from './bring-parts';
import { bringPrices } from './bring-prices';
import { bringStock } from './bring-stock';
import { bringVehicles } from './bring-vehicles';
import type { Bringer } from './bringer';
import { readBringing } from './bringings.queries';

type BroughtSheet = Bringing['sheets'][number];

/**
 * Brings all sheets of a file, or nothing. Accounts that exist are locked first, as everywhere; what other sellers wait
 * for, the counter of customers and the day's totals, is written last.
 */
export async function bringFile(
  tx: Tx,
  user: Actor,
  dataDir: string,
  { id, previewed }: { id: string; previewed: number | undefined },
): Promise<Bringing> {
  await allowLongStatements(tx);
  const file = await lockFile(tx, user, id);
  if (previewed !== undefined && previewed !== file.version) throw conflict(bringingTexts.otherChoices);
  await markBringing(tx, id);
  const shop = await readShop(tx, user);
  return withSheets(shop, placeOf(dataDir, id), file.sheets, (sheets) =>
    bringSheets(tx, shop, { id, name: file.name }, sheets),
  );
}

async function bringSheets(
  tx: Tx,
  shop: Shop,
  file: { id: string; name: string },
  sheets: readonly AnySheet[],
): Promise<Bringing> {
  const { user } = shop;
  const { id: bringingId } = await tx
    .insertInto('bringings')
    .values({ fileName: file.name, sheets: jsonb([]), userId: user.id, userName: user.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bringer = { user, bringingId, fileName: file.name };
  for (const sheet of sheets)
    if (isOfAccounts(sheet)) await lockAccounts(tx, await planAccounts(shop, sheet));

  const brought = new Map<number, BroughtSheet>();
  for (const sheet of sheets.filter((one) => !isOfAccounts(one)))
    brought.set(sheet.place, await bringSheet(tx, bringer, shop, sheet));
  await postJournal(tx, {
    kind: 'openingStock',
    figures: {},
    source: { type: 'bringing', id: bringingId },
    note: file.name,
    userId: user.id,
  });
  for (const sheet of sheets.filter(isOfAccounts))
    brought.set(sheet.place, await bringSheet(tx, bringer, shop, sheet));

  const inOrder = sheets.flatMap(({ place }) => brought.get(place) ?? []);
  if (!inOrder.some(({ sums }) => sums.created + sums.changed + sums.pieces > 0))
    throw wrongField('sheets', bringingTexts.nothing);
  await tx
    .updateTable('bringings')
    .set({ sheets: jsonb(inOrder) })
    .where('id', '=', bringingId)
    .execute();
  await tx.updateTable('broughtFiles').set({ bringingId }).where('id', '=', file.id).execute();
  await recordChange(tx, user, {
    action: 'bringing.create',
    entity: 'bringings',
    entityId: bringingId,
    after: { fileName: file.name, sheets: inOrder },
  });
  return readBringing(tx, user, bringingId);
}

const isOfAccounts = (sheet: AnySheet): sheet is Extract<AnySheet, { kind: 'customers' | 'suppliers' }> =>
  sheet.kind === 'customers' || sheet.kind === 'suppliers';

async function bringSheet(tx: Tx, bringer: Bringer, shop: Shop, sheet: AnySheet): Promise<BroughtSheet> {
  const plan = await planSheet(shop, sheet);
  if (plan.refused) throw ruleBroken(bringingTexts.refused(plan.name, plan.refused));
  const sums = await execute(tx, bringer, plan);
  return { name: plan.name, kind: plan.kind, sums, badRows: countBad(plan.problems) };
}

function execute(tx: Tx, bringer: Bringer, plan: AnyPlan): Promise<BroughtSums> {
  switch (plan.kind) {
    case 'suppliers':
    case 'customers':
      return bringAccounts(tx, bringer, plan);
    case 'parts':
      return bringParts(tx, bringer, plan);
    case 'stock':
      return bringStock(tx, bringer, plan);
    case 'prices':
      return bringPrices(tx, bringer, plan);
    case 'vehicles':
      return bringVehicles(tx, bringer, plan);
  }
}
