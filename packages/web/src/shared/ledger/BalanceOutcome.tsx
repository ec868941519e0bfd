import type { ReactNode } from 'react';

type BalanceOutcomeProps = {
  now: ReactNode;
  /** Undefined until an amount is entered. */
  after: ReactNode | undefined;
};

/** The account's balance now and after the dialog is saved. */
export const BalanceOutcome = ({ now, after }: BalanceOutcomeProps) => (
  <dl className="grid grid-cols-2 gap-3 rounded-md bg-sunken p-3">
    <div>
      <dt className="text-sm text-muted">الرصيد الحالي</dt>
      <dd>{now}</dd>
    </div>
    <div>
      <dt className="text-sm text-muted">الرصيد بعد العملية</dt>
      <dd aria-live="polite">{after ?? '—'}</dd>
    </div>
  </dl>
);
