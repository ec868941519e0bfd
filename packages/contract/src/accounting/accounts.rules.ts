import { accountingTexts, type Account } from './accounting.schema';

type Placed = Pick<Account, 'parent' | 'key' | 'isMoney' | 'isActive'>;

/** Returns why no account can be added below this one, or undefined. */
export function noAccountBelow({ parent, key, isMoney, isActive }: Placed): string | undefined {
  if (isMoney) return accountingTexts.moneyParent;
  if (!isActive) return accountingTexts.inactiveParent;
  return parent !== null && key !== null ? accountingTexts.systemParent : undefined;
}

/** Returns why an account cannot be renamed or deactivated, or undefined. */
export function accountFixed({ key, isMoney }: Pick<Placed, 'key' | 'isMoney'>): string | undefined {
  if (isMoney) return accountingTexts.moneyAccount;
  return key === null ? undefined : accountingTexts.systemAccount;
}
