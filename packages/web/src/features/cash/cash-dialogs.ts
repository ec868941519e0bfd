import type { Expense, MoneyAccount, RecurringExpense, Shift } from '@turoos/contract';
import type { OpenShiftSubject } from '@/shared/cash/OpenShiftDialog';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { AccountSubject } from './accounts/account-form';
import type { TransferSubject } from './accounts/transfer-form';
import type { ExpenseSubject } from './expenses/expense-form';
import type { MovementSubject } from './shift/movement-form';

export const useOpenShift = () =>
  useLazyDialog<OpenShiftSubject>(() =>
    import('@/shared/cash/OpenShiftDialog').then((m) => m.OpenShiftDialog),
  );

export const useCloseShift = () =>
  useLazyDialog<Pick<Shift, '_id' | 'drawer'>>(() =>
    import('@/shared/cash/CloseShiftDialog').then((m) => m.CloseShiftDialog),
  );

export const useMovement = () =>
  useLazyDialog<MovementSubject>(() => import('./shift/MovementDialog').then((m) => m.MovementDialog));

export const useAccountForm = () =>
  useLazyDialog<AccountSubject>(() => import('./accounts/AccountDialog').then((m) => m.AccountDialog));

export const useCountAccount = () =>
  useLazyDialog<MoneyAccount>(() =>
    import('./accounts/CountAccountDialog').then((m) => m.CountAccountDialog),
  );

export const useTransfer = () =>
  useLazyDialog<TransferSubject>(() => import('./accounts/TransferDialog').then((m) => m.TransferDialog));

export const useExpenseForm = () =>
  useLazyDialog<ExpenseSubject>(() => import('./expenses/ExpenseDialog').then((m) => m.ExpenseDialog));

export const useExpenseView = () =>
  useLazyDialog<Expense>(() => import('./expenses/ExpenseView').then((m) => m.ExpenseView));

export const useCategories = () =>
  useLazyDialog<null>(() => import('./expenses/CategoriesDialog').then((m) => m.CategoriesDialog));

export const useRecurringForm = () =>
  useLazyDialog<RecurringExpense | null>(() =>
    import('./expenses/RecurringDialog').then((m) => m.RecurringDialog),
  );

export const useRecurringList = () =>
  useLazyDialog<null>(() => import('./expenses/RecurringListDialog').then((m) => m.RecurringListDialog));
