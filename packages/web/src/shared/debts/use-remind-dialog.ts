import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { Reminding } from './RemindDialog';

/** Reminds customers of their debts by a message. */
export const useRemindDialog = () =>
  useLazyDialog<Reminding>(() => import('./RemindDialog').then((m) => m.RemindDialog));
