import { useShortcut } from '@/lib/keyboard/shortcuts';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';

/** Starts a sale from any screen; on the counter itself the key goes to its search box and no line is lost. */
export function useNewSaleKey(): void {
  const { reason } = usePermit('sales:create');
  useShortcut('F2', 'بيع جديد', () => {
    if (reason) toast({ tone: 'danger', title: reason });
    else void navigate({ to: '/sales', search: { new: '1' } });
  });
}
