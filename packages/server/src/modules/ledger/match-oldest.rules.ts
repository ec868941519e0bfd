export interface Open {
  id: string;
  /** Negative for a debt, positive for a credit. */
  change: number;
  open: number;
}

export interface Match {
  debitId: string;
  creditId: string;
  /** Cents; a negative amount releases an earlier settlement. */
  amount: number;
}

/** Matches credits to debts in the order of the entries, until one side is used up. */
export function matchOldest(entries: readonly Open[]): Match[] {
  const debits = entries.filter(({ change }) => change < 0).map((entry) => ({ ...entry }));
  const credits = entries.filter(({ change }) => change > 0);
  const matches: Match[] = [];
  for (const credit of credits) {
    let left = credit.open;
    for (const debit of debits) {
      if (left === 0) break;
      const amount = Math.min(left, debit.open);
      if (amount === 0) continue;
      matches.push({ debitId: debit.id, creditId: credit.id, amount });
      debit.open -= amount;
      left -= amount;
    }
  }
  return matches;
}
