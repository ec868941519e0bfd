import {
  can,
  must,
  quoted,
  type CurrencyUnit,
  type MoneyAccountKind,
  type Rates,
  type Settings,
  type TenderFields,
} from '@turoos/contract';
import { statement } from '../../db/statement';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { storedSettings, withDefaults } from '../../kernel/settings';
import { isOfBranches } from './own-account';

export type KnownCurrency = CurrencyUnit & { name: string };

/** A place where money is kept. */
export interface Place {
  id: string;
  name: string;
  kind: MoneyAccountKind;
  currencies: readonly string[];
  isActive: boolean;
  /** The open shift of a drawer, to which everything belongs that is moved in it. */
  shiftId: string | null;
  /** What it holds by currency, in units. */
  held: Readonly<Record<string, number>>;
  /** Whether the user may take money out: others than those of a user's branches are the whole shop's. */
  isOwn: boolean;
}

/** Everything that decides where a user's money goes and what it is worth. */
export interface Till {
  currencies: ReadonlyMap<string, KnownCurrency>;
  rial: KnownCurrency;
  rates: Rates;
  settings: Settings['cash'];
  places: ReadonlyMap<string, Place>;
  /** The open shift the user is in. */
  shift: { id: string; drawerId: string } | null;
  /** Whether the user may use the drawers of other people's shifts. */
  managesCash: boolean;
}

/** A lock that is shared by everything that takes or pays money, and held alone by what opens or closes a shift. */
const shiftsLock = 7_351_001;

/** Waits until every payment in progress has ended, and holds off new ones until commit. */
export async function lockShifts(tx: Tx): Promise<void> {
  await statement`select pg_advisory_xact_lock(${shiftsLock})`.execute(tx);
}

/**
 * Reads the till of a user. The shift cannot be closed before the transaction ends, so a payment belongs to exactly
 * one side of a close. Rates are those of the zone of the given money account or of the drawer that a tender names, or
 * else of the shift's drawer, of the given warehouse, or the default zone's; those of a past day for a document that is
 * entered late.
 */
export async function readTill(
  tx: Tx,
  user: Actor,
  { warehouseId, tenders, accountId = drawerNamed(tenders), day }: Document = {},
): Promise<Till> {
  const [, { rows }] = await Promise.all([
    statement`select pg_advisory_xact_lock_shared(${shiftsLock})`.execute(tx),
    // a statement of its own, because it must see the shift as the last holder of the lock left it
    statement<TillRow>`
      with shift as (
        select s.id, s.drawer_id from shift_people p join shifts s on s.id = p.shift_id
        where p.user_id = ${user.id} and p.is_active and s.status = 'open'
      ), held as (
        select money_account_id, json_object_agg(currency, amount) as amounts from money_balances group by 1
      ), zone as materialized (
        select turoos_zone(${user.id}, ${warehouseId ?? null}, ${accountId ?? null}) as id
      )
      select
        (select json_agg(json_build_object('code', code, 'name', name, 'decimals', decimals, 'cashStep', cash_step)
          order by position) from currencies where is_active) as currencies,
        (select json_agg(json_build_object('id', a.id, 'name', a.name, 'kind', m.kind, 'currencies', m.currencies,
            'isActive', a.is_active, 'shiftId', s.id, 'held', held.amounts, 'branch', m.warehouse_id) order by a.code)
          from money_accounts m join accounts a on a.id = m.id join held on held.money_account_id = m.id
          left join shifts s on s.drawer_id = m.id and s.status = 'open') as places,
        (select json_build_object('id', id, 'drawerId', drawer_id) from shift) as shift,
        (select json_build_object('usdToYer', r.usd_to_yer, 'toYer', r.to_yer)
          from zone, turoos_rate(zone.id, ${day ?? null}) r) as rates,
        ${storedSettings('cash')} as settings`.execute(tx),
  ]);
  const { currencies, places, shift, rates, settings } = must(rows[0]);
  const byCode = new Map(currencies.map((currency) => [currency.code, currency]));
  return {
    currencies: byCode,
    rial: must(byCode.get(quoted)),
    rates: rates ?? { usdToYer: null, toYer: {} },
    settings: withDefaults('cash', settings),
    places: new Map(
      places.map(({ branch, ...place }) => [
        place.id,
        { ...place, isOwn: isOfBranches(user, branch) || place.id === shift?.drawerId },
      ]),
    ),
    shift,
    managesCash: can(user, 'cash:admin'),
  };
}

interface Document {
  warehouseId?: string | undefined;
  accountId?: string | undefined;
  tenders?: TenderFields['tenders'];
  day?: string | undefined;
}

const drawerNamed = (tenders: TenderFields['tenders'] = []): string | undefined =>
  tenders.find(({ drawer }) => drawer)?.drawer;

interface TillRow {
  currencies: KnownCurrency[];
  places: (Omit<Place, 'isOwn'> & { branch: string | null })[];
  shift: Till['shift'];
  rates: Rates | null;
  settings: unknown;
}
