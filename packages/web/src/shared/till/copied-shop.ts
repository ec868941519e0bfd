import type { CopiedSettings, CurrentRate, TillState } from '@turoos/contract';

export type TillPerson = TillState['people'][number];

/** Returns the rate that the person's sales are counted with: that of the zone of their drawer, else the default zone's. */
export function rateOfPerson(
  { rates, warehouses, moneyAccounts }: CopiedSettings,
  person: Pick<TillPerson, 'shift'> | undefined,
): CurrentRate | undefined {
  const drawer = person?.shift?.drawer._id;
  const branch = moneyAccounts.find(({ _id }) => _id === drawer)?.branch;
  const zone = warehouses.find(({ _id }) => _id === branch)?.zone;
  const rate = rates.find((one) => (zone === undefined ? one.isDefault : one.zone === zone));
  return rate && { ...rate, note: '', created_by: null };
}
