import type { Shift } from '@turoos/contract';
import { Wallet } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { toast } from '@/lib/toasts/toast-store';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import type { OpenShiftSubject } from '@/shared/cash/OpenShiftDialog';
import { useCurrentShift } from '@/shared/cash/use-shift';
import { useSettings } from '@/shared/shop/use-settings';
import { awayTexts } from '@/shared/till/away-rules';
import { useAway } from '@/shared/till/use-away';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Kbd } from '@/ui/Kbd';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

export const shiftKey = 'F7';

type SoldInto = Pick<Shift, '_id' | 'drawer'> & Partial<Pick<Shift, 'openedAt'>>;

/** The drawer that the counter sells into, and the action of its key: the close, or the opening without a shift. */
export function useCounterShift() {
  const { data } = useCurrentShift();
  const away = useAway();
  const user = useUser();
  const person = away?.till?.people.find(({ _id }) => _id === user._id);
  /** Without the server as it was at the last contact, for everyone: the cash goes where it says. */
  const shift: SoldInto | null | undefined = away ? (person?.shift ?? null) : data;
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
    isShown: allowed || away !== undefined,
    isRequired: required !== 'off' && !away,
    /** Whether the shift can be opened or closed now. */
    canAct: !away,
    act: () => {
      if (away) toast({ tone: 'warning', title: awayTexts.shift });
      else if (reason) toast({ tone: 'danger', title: reason });
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
  if (till.shift === undefined || !till.isShown) return null;
  const isMissing = till.shift === null && till.isRequired;
  return (
    <div
      role={isMissing ? 'alert' : undefined}
      className="ms-auto flex flex-wrap items-center gap-2 self-center text-sm"
    >
      <span className={isMissing ? 'font-semibold text-warning' : 'flex items-center gap-1.5 text-muted'}>
        {!isMissing && <Wallet className="size-4" aria-hidden="true" />}
        {till.shift ? (
          <Drawer shift={till.shift} />
        ) : isMissing ? (
          'افتح وردية قبل القبض'
        ) : (
          'بلا وردية: النقد إلى الخزنة'
        )}
      </span>
      {till.canAct && (
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
      )}
    </div>
  );
}

const Drawer = ({ shift: { drawer, openedAt } }: { shift: SoldInto }) => (
  <span>
    {legible(drawer.name)}
    {/* a moment and not how long ago, which grows */}
    {openedAt && <span className="max-xl:hidden">، منذ {formatDateTime(openedAt)}</span>}
  </span>
);
