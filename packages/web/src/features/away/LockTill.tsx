import { LockKeyhole } from 'lucide-react';
import { toast } from '@/lib/toasts/toast-store';
import { IconButton } from '@/ui/IconButton';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { canUnlock, lock } from './unlock';

const loadPin = () => import('@/shared/till/PinDialog').then((m) => m.PinDialog);

/** Hands the till over to another seller, with the server and without. */
export function LockTill() {
  const pin = useLazyDialog<null>(loadPin);
  const press = async () => {
    if (await canUnlock()) return lock();
    pin.show(null);
    toast({ tone: 'info', title: 'عيّن رمزاً تعود به إلى نقطة البيع، ثم أقفلها' });
  };
  return (
    <>
      <IconButton label="قفل، مستخدم آخر" icon={LockKeyhole} onClick={() => void press()} />
      {pin.dialog}
    </>
  );
}
