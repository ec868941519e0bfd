import type { Shift } from '@turoos/contract';
import { Wallet } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { toast } from '@/lib/toasts/toast-store';
import { usePermit } from '@/lib/session/can';
import type { OpenShiftSubject } from '@/shared/cash/OpenShiftDialog';
import { useCurrentShift } from '@/shared/cash/use-shift';
import { useSettings } from '@/shared/shop/use-settings';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Kbd } from '@/ui/Kbd';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

export const shiftKey = 'F7';

/** The drawer that the counter sells into, and the action of its key: the close, or the opening without a shift. */
export function useCounterShift() {
  const { data: shift } = useCurrentShift();
  const { allowed, reason } = usePermit('cash:create');
  const required = useSettings().data?.cash.requireShift ?? 'off';
  const opening = useLazyDialog<OpenShiftSubject>(() =>
    import('@/shared/cash/OpenShiftDialog').then((m) => m.OpenShiftDialog),
  );
  const closing = useLazyDialog<Pick<Shift, '_id' | 'drawer'>>(() =>
    import('@/shared/cash/CloseShiftDialog').then((m) => m.CloseShiftDialog),
  );
  return {
    shift,
    allowed,
    isRequired: required !== 'off',
    act: () => {
      if (reason) toast({ tone: 'danger', title: reason });
      else if (shift) closing.show(shift);
      else if (shift === null) opening.show({});
    },
    dialogs: (
      <>
        {opening.dialog}
        {closing.dialog}
      </>
    ),
  };
}

/** Says in the counter's header where its cash goes, with the close one key away. */
export function CounterShift({ till }: { till: ReturnType<typeof useCounterShift> }) {
  if (till.shift === undefined || !till.allowed) return null;
  const isMissing = till.shift === null && till.isRequired;
  return (
    <div
      role={isMissing ? 'alert' : undefined}
      className="ms-auto flex flex-wrap items-center gap-2 self-center text-sm"
    >
      <span className={isMissing ? 'font-semibold text-warning' : 'flex items-center gap-1.5 text-muted'}>
        {!isMissing && <Wallet className="size-4" aria-hidden="true" />}
        {till.shift ? (
          <SoldInto shift={till.shift} />
        ) : isMissing ? (
          'افتح وردية قبل القبض'
        ) : (
          'بلا وردية: النقد إلى الخزنة'
        )}
      </span>
      <Button
        size="sm"
        variant={isMissing ? 'primary' : 'secondary'}
        aria-keyshortcuts={shiftKey}
        onClick={till.act}
      >
        {till.shift ? 'إقفال الوردية' : 'فتح وردية'}
        <span aria-hidden="true" className="pointer-coarse:hidden">
          <Kbd keys={shiftKey} />
        </span>
      </Button>
    </div>
  );
}

const SoldInto = ({ shift: { drawer, openedAt } }: { shift: Shift }) => (
  <span>
    {legible(drawer.name)}
    {/* a moment and not how long ago, which grows and would push the menu into a second line */}
    <span className="max-xl:hidden">، منذ {formatDateTime(openedAt)}</span>
  </span>
);
