import { cashTexts, type Shift, type ShiftMovement } from '@turoos/contract';
import { z } from 'zod';
import { PaidMoney } from '@/shared/money/money-schema';

export type MovementKind = ShiftMovement['kind'];
export interface MovementSubject {
  shift: Pick<Shift, '_id' | 'drawer'>;
  kind: MovementKind;
}

interface Wording {
  /** Of the button. */
  label: string;
  title: string;
  /** Says from where to where the money goes. */
  hint: string;
  done: string;
  failed: string;
  key: string;
}

/** The four short dialogs of a shift, each with its key. */
export const movements: Readonly<Record<MovementKind, Wording>> = {
  pay_in: {
    label: 'إيداع',
    title: 'إيداع في الصندوق',
    hint: 'نقود يضعها المالك في الصندوق، كالفكة',
    done: 'تم تسجيل الإيداع',
    failed: 'فشل في تسجيل الإيداع',
    key: '1',
  },
  pay_out: {
    label: 'سحب',
    title: 'سحب من الصندوق',
    hint: 'نقود يأخذها المالك من الصندوق',
    done: 'تم تسجيل السحب',
    failed: 'فشل في تسجيل السحب',
    key: '2',
  },
  expense: {
    label: 'مصروف',
    title: 'مصروف من الصندوق',
    hint: 'يُسجل بين المصروفات أيضاً',
    done: 'تم تسجيل المصروف',
    failed: 'فشل في تسجيل المصروف',
    key: '3',
  },
  drop: {
    label: 'توريد',
    title: 'توريد إلى الخزنة',
    hint: 'نقود تُنقل من الصندوق إلى الخزنة',
    done: 'تم تسجيل التوريد',
    failed: 'فشل في تسجيل التوريد',
    key: '4',
  },
};

const Base = z.object({
  money: PaidMoney,
  category: z.string(),
  account: z.string(),
  note: z.string().trim().max(500),
});

export const needsNote = (kind: MovementKind) => kind === 'pay_in' || kind === 'pay_out';

export const movementSchema = (kind: MovementKind) =>
  Base.superRefine(({ category, note }, check) => {
    if (kind === 'expense' && category === '')
      check.addIssue({ code: 'custom', path: ['category'], message: cashTexts.categoryRequired });
    if (needsNote(kind) && note === '')
      check.addIssue({ code: 'custom', path: ['note'], message: cashTexts.noteRequired });
  });

export const movementBody = (
  kind: MovementKind,
  { money, category, account, note }: z.output<typeof Base>,
): ShiftMovement => ({
  kind,
  currency: money.currency,
  amount: money.amount,
  ...(kind === 'expense' && { category }),
  ...(kind === 'drop' && account !== '' && { account }),
  ...(note !== '' && { note }),
});
