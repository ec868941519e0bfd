import {
  AppError,
  cashTexts,
  notFound,
  ruleBroken,
  type TenderInput,
  type TenderMethod,
} from '@turoos/contract';
import { assertKeeps } from './assert-keeps';
import { assertShift } from './assert-shift';
import type { KnownCurrency, Place, Till } from './till';

/** Returns where money of a currency goes, if the shop's settings and the place allow it. */
export function placeFor(
  till: Till,
  method: TenderMethod,
  currency: Pick<KnownCurrency, 'code'>,
  named: Pick<TenderInput, 'drawer' | 'account'> = {},
): Place {
  assertShift(till, method);
  const place = placeOf(till, method, named);
  assertKeeps(place, currency);
  return place;
}

/**
 * Returns where money goes: cash into the named drawer or safe, the drawer of the user's shift or the first safe, all
 * else to its account. Cash in a drawer belongs to its open shift, which is another's unless the user manages the cash.
 */
export function placeOf(
  { places, settings, shift, managesCash }: Till,
  method: TenderMethod,
  { drawer, account }: Pick<TenderInput, 'drawer' | 'account'>,
): Place {
  const named =
    method === 'cash' ? (drawer ?? shift?.drawerId) : (account ?? settings.methodAccounts[method]);
  const found = named ? places.get(named) : firstOf(places, kindFor[method]);
  if (!found) throw notFound(cashTexts.accountNotFound);
  if (!found.isActive) throw ruleBroken(cashTexts.accountInactive(found.name));
  if (method !== 'cash' && found.kind !== 'bank' && found.kind !== 'exchanger')
    throw ruleBroken(cashTexts.notOfMethod);
  if (method === 'cash' && found.kind !== 'drawer' && found.kind !== 'safe')
    throw ruleBroken(cashTexts.notForCash(found.name));
  if (found.kind === 'drawer' && found.id !== shift?.drawerId) {
    if (!managesCash) throw new AppError('FORBIDDEN', cashTexts.notYours);
    if (!found.shiftId) throw ruleBroken(cashTexts.drawerClosed(found.name));
  }
  return found;
}

const kindFor = {
  cash: 'safe',
  card: 'bank',
  bank_transfer: 'bank',
  check: 'bank',
  exchanger: 'exchanger',
} as const satisfies Record<TenderMethod, Place['kind']>;

/** Returns the first account of a kind, of the user's branches if they have one. */
export function firstOf(places: Till['places'], kind: Place['kind']): Place | undefined {
  const found = [...places.values()].filter((one) => one.kind === kind && one.isActive);
  return found.find(({ isOwn }) => isOwn) ?? found[0];
}
