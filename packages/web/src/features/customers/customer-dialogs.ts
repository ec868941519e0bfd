import type { Customer } from '@turoos/contract';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { BalanceSubject } from './dialogs/BalanceDialog';

/** Creates a customer, or edits the given one. */
export const useCustomerForm = () =>
  useLazyDialog<Customer | null>(() => import('./dialogs/CustomerDialog').then((m) => m.CustomerDialog));

const useBalanceDialog = () =>
  useLazyDialog<BalanceSubject>(() => import('./dialogs/BalanceDialog').then((m) => m.BalanceDialog));

/** The list may also set a balance; a customer's own pages only add and subtract. */
export function useManageBalance() {
  const { dialog, show } = useBalanceDialog();
  return {
    dialog,
    show: (customer: Customer) => show({ customer, operations: ['subtract', 'add', 'set'] }),
  };
}

/** Takes money from a customer. */
export function useTakePayment() {
  const { dialog, show } = useBalanceDialog();
  return { dialog, show: (customer: Customer) => show({ customer, operations: ['add'] }) };
}

/** A debt comes first: money that is received has a button of its own. */
export function useAdjustBalance() {
  const { dialog, show } = useBalanceDialog();
  return { dialog, show: (customer: Customer) => show({ customer, operations: ['subtract', 'add'] }) };
}

export const useManagePoints = () =>
  useLazyDialog<Customer>(() => import('./dialogs/PointsDialog').then((m) => m.PointsDialog));
