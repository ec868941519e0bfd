import type { ReservedForOther } from '@turoos/contract';
import { BookmarkX, UserCheck } from 'lucide-react';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export interface ReservedQuestion {
  kept: readonly ReservedForOther[];
  /** The buyer is the one they were kept for. */
  onTheirs: () => void;
  /** They are sold although they were kept for somebody else. */
  onSell: () => void;
}

/** Asks whether goods that are kept for somebody are sold to the one who stands at the counter. */
export default function ReservedDialog({
  subject: { kept, onTheirs, onSell },
  open,
  onClose,
}: SubjectDialogProps<ReservedQuestion>) {
  const maySell = usePermit('sales:sell_reserved');
  const answer = (act: () => void) => () => {
    onClose();
    act();
  };
  const areByName = kept.every(({ isByName }) => isByName);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title="قطع محجوزة لغير هذا العميل"
      description={
        areByName ? undefined : 'إن كان المشتري صاحب الحجز فاختره في خانة العميل ثم احفظ، فتُباع له.'
      }
      footer={
        <>
          {areByName && (
            <Button variant="primary" icon={UserCheck} onClick={answer(onTheirs)}>
              المشتري صاحب الحجز
            </Button>
          )}
          <Button variant="danger" icon={BookmarkX} disabledReason={maySell.reason} onClick={answer(onSell)}>
            البيع رغم الحجز
          </Button>
          <Button data-autofocus={areByName ? undefined : ''} onClick={onClose}>
            رجوع
          </Button>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {kept.map(({ _id, part, quantity, name, until }) => (
          <li key={_id} className="flex flex-col gap-0.5 px-3 py-2">
            <span className="font-semibold">
              {legible(part)} <span className="font-normal text-muted">({formatNumber(quantity)})</span>
            </span>
            <span className="text-sm text-muted">
              {name === null ? 'لعميل آخر' : <>لـ {legible(name)}</>} حتى <bdi>{formatDateTime(until)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
