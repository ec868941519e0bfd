import { columnLabel, keysOf, usdText, type BroughtChange } from '@turoos/contract';
import type { AccountFields, HeldAccount } from './account-table';

export interface AccountChange {
  before: Partial<AccountFields>;
  after: Partial<AccountFields>;
  isChanged: boolean;
}

/** Returns what a row changes of an account. An inactive account becomes active again; notes are never replaced. */
export function fieldChanges(
  held: HeldAccount,
  given: Partial<AccountFields>,
  onExisting: 'replace' | 'fill' | 'skip',
): AccountChange {
  const mode = held.isActive ? onExisting : 'replace';
  const wanted: Partial<AccountFields> = mode === 'skip' ? {} : { ...given, isActive: true };
  const differing = keysOf(wanted).filter(
    (name) =>
      wanted[name] !== held[name] &&
      (name === 'isActive' || !held[name] || (mode === 'replace' && name !== 'notes')),
  );
  const pick = (fields: Partial<AccountFields>) =>
    Object.fromEntries(differing.map((name) => [name, fields[name]])) as Partial<AccountFields>;
  return { before: pick(held), after: pick(wanted), isChanged: differing.length > 0 };
}

export const describeAccountChange = (
  row: number,
  { id, name }: Pick<HeldAccount, 'id' | 'name'>,
  { before, after }: AccountChange,
): BroughtChange => ({
  row,
  _id: id,
  name,
  fields: keysOf(after).map((field) => ({
    label: field === 'isActive' ? 'نشط' : columnLabel('suppliers', field),
    before: worded(field, before[field]),
    after: worded(field, after[field]),
  })),
});

function worded(field: keyof AccountFields, value: string | number | boolean | undefined): string {
  if (field === 'isActive') return value ? 'نعم' : 'لا';
  return field === 'creditLimit' && typeof value === 'number' ? usdText(value) : String(value ?? '');
}
