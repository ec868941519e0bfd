import { cashTexts, line, type MoneyAccount, type MoneyAccountKind } from '@turoos/contract';
import { z } from 'zod';

/** A money account to edit, or the kind of a new one. */
export type AccountSubject = { account: MoneyAccount } | { account: null; kind: MoneyAccountKind };

export const accountSchema = (kind: MoneyAccountKind) =>
  z.object({
    kind: z.enum(['drawer', 'safe', 'bank', 'exchanger']),
    name: line(kind === 'drawer' ? cashTexts.drawerName : cashTexts.accountName, 80),
    branch: z.string(),
    currencies: z.array(z.string()).min(1, 'اختر عملة واحدة على الأقل'),
  });
export type AccountForm = z.output<ReturnType<typeof accountSchema>>;

export const accountFields = (subject: AccountSubject): AccountForm => ({
  kind: subject.account?.kind ?? ('kind' in subject ? subject.kind : 'drawer'),
  name: subject.account?.name ?? '',
  branch: subject.account?.branch?._id ?? '',
  currencies: subject.account?.currencies ?? ['YER', 'USD', 'SAR'],
});
