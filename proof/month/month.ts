import type { Dice } from '../fuzz/dice';
import type { ShopProcess } from '../torture/shop-process';
import { centsOf, type Amount, type Goods, type MonthLedger, type Move } from './ledger';
import type { Person } from './person';

export interface Clerk {
  person: Person;
  /** The warehouse that the clerk is bound to, or that goods leave first. */
  place: string;
  drawer: string | undefined;
  shift: string | undefined;
}

/** The people of the month: one of each role of the sample shop, and those of the branches. */
export type Staff = Record<
  | 'super_admin'
  | 'admin'
  | 'manager'
  | 'sales_manager'
  | 'warehouse_manager'
  | 'accountant'
  | 'sales_staff'
  | 'warehouse_staff'
  | 'viewer'
  | 'branch_staff'
  | 'keeper_ibb'
  | 'keeper_sanaa'
  | 'clerk_sanaa',
  Person
>;

export interface Month {
  shop: ShopProcess;
  dice: Dice;
  ledger: MonthLedger;
  staff: Staff;
  clerks: Clerk[];
  /** Main warehouse and the two branches. */
  warehouses: { main: string; ibb: string; sanaa: string };
  places: Record<'safe' | 'bank' | 'exchanger', string>;
  categories: { _id: string; name: string }[];
  /** Drawers that were counted before; the first count is an opening balance. */
  counted: Set<string>;
  /** The date that documents of the round carry, where they may carry one. */
  date: string;
  /** How often each kind of work was done. */
  done: Map<string, number>;
}

export const count = ({ done }: Month, what: string): void => void done.set(what, (done.get(what) ?? 0) + 1);

/** Money that comes or leaves where a clerk works: in the drawer of the shift, the safe, the bank or at the exchanger. */
export function moved(
  { places }: Month,
  { shift, drawer }: Pick<Clerk, 'shift' | 'drawer'>,
  kind: string,
  amount: Amount,
  cents: number,
  method = 'cash',
): Move {
  const place =
    method === 'cash'
      ? ((shift && drawer) ?? places.safe)
      : method === 'exchanger'
        ? places.exchanger
        : places.bank;
  return { ...amount, kind, place, cents, method };
}

/** Somebody who works without a shift: cash goes to the safe. */
export const atSafe = { shift: undefined, drawer: undefined };

/** Returns parts of which a warehouse has plenty, so that clerks who sell at the same time never run out. */
export const plenty = ({ ledger }: Month, place: string, least = 12): Goods[] =>
  [...ledger.goods.values()].filter((goods) => goods.at(place) >= least);

export const centsIn = ({ ledger }: Month, amount: Amount): number => centsOf(amount, ledger.rates);
