import { accountingApi } from '@turoos/contract';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { ClosingSubject } from './ClosingDialog';

/** Says up to which day the books are closed, and changes it. */
export function ClosingButton() {
  const closing = useData('accounting', accountingApi.closingDate, {});
  const mayClose = usePermit('accounting:update');
  const dialog = useLazyDialog<ClosingSubject>(() => import('./ClosingDialog').then((m) => m.ClosingDialog));
  if (!closing.data) return null;
  const { date } = closing.data;
  return (
    <>
      <Button
        icon={date ? LockKeyhole : LockKeyholeOpen}
        disabledReason={mayClose.reason}
        onClick={() => closing.data && dialog.show(closing.data)}
      >
        {date ? `مقفلة حتى ${formatDate(date)}` : 'إقفال الدفاتر'}
      </Button>
      {dialog.dialog}
    </>
  );
}
