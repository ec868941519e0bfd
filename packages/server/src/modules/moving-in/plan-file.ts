import {
  adenDay,
  broughtKinds,
  can,
  choiceProblem,
  denial,
  type BroughtKind,
  type BroughtSheet,
  type Right,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { withCheckedFile } from '../sheet-reader';
import { planAccounts, type AccountsPlan } from './plan-accounts';
import { ComingParts } from './coming-parts';
import { planParts, type PartsPlan } from './plan-parts';
import { planPrices, type PricesPlan } from './plan-prices';
import { planStock, type StockPlan } from './plan-stock';
import { planVehicles, type VehiclesPlan } from './plan-vehicles';
import { emptyPlan, type SheetToPlan, type Shop } from './plan';
import { readUnits } from './units';
import { readWarehouses } from './warehouses';

export async function readShop(db: Db, user: Actor): Promise<Shop> {
  const books = await db.selectFrom('books').select('closingDate').executeTakeFirst();
  return {
    db,
    user,
    today: adenDay(),
    closedUntil: books?.closingDate ?? null,
    warehouses: await readWarehouses(db),
    units: await readUnits(db),
    coming: new ComingParts(),
  };
}

export type AnySheet = { [K in BroughtKind]: SheetToPlan<K> }[BroughtKind];
export type AnyPlan = AccountsPlan | PartsPlan | StockPlan | PricesPlan | VehiclesPlan;

type ChosenSheet = Pick<BroughtSheet, 'place' | 'name' | 'choice'>;

/** The order in which sheets of one file are brought. */
const order: readonly BroughtKind[] = ['suppliers', 'customers', 'parts', 'stock', 'prices', 'vehicles'];

/** Reads and checks the sheets of a file that were not left out, and works on them in the order in which they are brought. */
export function withSheets<T>(
  shop: Shop,
  path: string,
  stored: readonly ChosenSheet[],
  work: (sheets: AnySheet[]) => Promise<T>,
): Promise<T> {
  const chosen = stored.filter(({ choice }) => choice.kind !== null);
  const refusals = new Map(chosen.map((sheet) => [sheet.place, refusalOf(shop, sheet)]));
  const asked = {
    path,
    sheets: chosen
      .filter(({ place }) => !refusals.get(place))
      .map(({ place, choice }) => ({ place, choice })),
    today: shop.today,
    warehouses: shop.warehouses.named,
  };
  return withCheckedFile(asked, (checked) => {
    const sheets = chosen.map(({ place, name, choice }) => {
      const read = checked.get(place) ?? { portions: noRows, problems: [], skipped: 0 };
      const refused = refusals.get(place) ?? '';
      // the rows of a sheet are of the kind that it was checked as
      return { kind: choice.kind, place, name, choice, refused, ...read } as AnySheet;
    });
    return work(sheets.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)));
  });
}

async function* noRows(): AsyncGenerator<never> {}

function refusalOf({ user, warehouses }: Shop, { choice }: ChosenSheet): string {
  const { kind } = choice;
  if (!kind) return '';
  const lacking = broughtKinds[kind].rights.find((right) => !can(user, right as Right));
  return lacking ? denial(lacking as Right) : (choiceProblem(kind, choice, warehouses.named) ?? '');
}

/** Plans one sheet; a refused one brings nothing. */
export function planSheet(shop: Shop, sheet: AnySheet): Promise<AnyPlan> | AnyPlan {
  if (sheet.refused)
    return { ...emptyPlan<BroughtKind>(sheet), items: [], portions: noRows } as unknown as AnyPlan;
  switch (sheet.kind) {
    case 'suppliers':
    case 'customers':
      return planAccounts(shop, sheet);
    case 'parts':
      return planParts(shop, sheet);
    case 'stock':
      return planStock(shop, sheet);
    case 'prices':
      return planPrices(shop, sheet);
    case 'vehicles':
      return planVehicles(shop, sheet);
  }
}

/** Plans all sheets as the shop is now; later sheets know the parts that earlier ones will make. */
export const planFile = (shop: Shop, path: string, stored: readonly ChosenSheet[]): Promise<AnyPlan[]> =>
  withSheets(shop, path, stored, async (sheets) => {
    const plans: AnyPlan[] = [];
    const isAwaited = sheets.some(({ kind }) => kind === 'stock' || kind === 'prices');
    for (const sheet of sheets) {
      const plan = await planSheet(shop, sheet);
      if (plan.kind === 'parts')
        for await (const items of plan.portions()) if (isAwaited) shop.coming.add(items);
      plans.push(plan);
    }
    return plans;
  });
