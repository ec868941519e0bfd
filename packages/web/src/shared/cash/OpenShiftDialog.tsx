import { cashApi, type MoneyAccount } from '@turoos/contract';
import { useState } from 'react';
import { useAction } from '@/lib/http/use-action';
import { legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { startCount } from './count-entries';
import { CountDialog } from './CountDialog';
import { JoinShift } from './JoinShift';
import { useDrawers } from './use-drawers';

export interface OpenShiftSubject {
  /** The drawer to begin with; by default the first that is free. */
  drawer?: string;
}

/** Opens a shift on a drawer by counting it, or joins one that is open. */
export function OpenShiftDialog({ subject, open, onClose }: SubjectDialogProps<OpenShiftSubject>) {
  const drawers = useDrawers();
  /** The drawers as they were when the count was sent: where only its answer is lost, its own is no longer free. */
  const [sentWith, setSentWith] = useState<readonly MoneyAccount[]>();
  const known = sentWith ?? drawers.data;
  if (known) {
    const active = known.filter(({ isActive }) => isActive);
    const free = active.filter(({ openShift }) => openShift === null);
    const first = free.find(({ _id }) => _id === subject.drawer) ?? free[0];
    const onSend = () => setSentWith(known);
    if (first)
      return (
        <Choosing free={free} first={first} all={active} open={open} onClose={onClose} onSend={onSend} />
      );
  }
  return (
    <Dialog open={open} onClose={onClose} title="فتح وردية">
      <QueryBoundary query={drawers} title="فشل في جلب الصناديق">
        {(all) => <Busy drawers={all.filter(({ isActive }) => isActive)} onJoined={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

type ChoosingProps = {
  free: readonly MoneyAccount[];
  first: MoneyAccount;
  all: readonly MoneyAccount[];
  open: boolean;
  onClose: () => void;
  onSend: () => void;
};

/** Each drawer has a count of its own, which begins anew with the drawer. */
function Choosing({ first, ...props }: ChoosingProps) {
  const [drawer, setDrawer] = useState(first);
  return <Counting key={drawer._id} drawer={drawer} onChoose={setDrawer} {...props} />;
}

type CountingProps = Omit<ChoosingProps, 'first'> & {
  drawer: MoneyAccount;
  onChoose: (drawer: MoneyAccount) => void;
};

function Counting({ free, drawer, onChoose, all, open, onClose, onSend }: CountingProps) {
  const choose = (id: string) => {
    const next = free.find(({ _id }) => _id === id);
    if (next) onChoose(next);
  };
  const openShift = useAction(cashApi.openShift, {
    done: `فُتحت الوردية على ${drawer.name}`,
    failed: 'فشل في فتح الوردية',
  });
  return (
    <CountDialog
      of={drawer._id}
      start={startCount(drawer.currencies)}
      open={open}
      onClose={onClose}
      send={({ counts, reason }) => {
        onSend();
        return openShift.mutateAsync({ body: { drawer: drawer._id, floats: counts, ask: true, reason } });
      }}
      title="فتح وردية"
      description="عُدّ ما في الصندوق الآن، ثم افتح الوردية"
      submitLabel="فتح الوردية"
    >
      {all.some(({ openShift: shift }) => shift) && <Busy drawers={all} onJoined={onClose} />}
      {free.length > 1 && (
        <Field label="الصندوق" required className="sm:max-w-80">
          <Select
            value={drawer._id}
            onValueChange={choose}
            options={free.map(({ _id, name, branch }) => ({
              value: _id,
              label: branch ? `${name}، ${branch.name}` : name,
            }))}
          />
        </Field>
      )}
      {free.length === 1 && <p className="text-lg font-semibold">{legible(drawer.name)}</p>}
    </CountDialog>
  );
}

function Busy({ drawers, onJoined }: { drawers: readonly MoneyAccount[]; onJoined: () => void }) {
  const busy = drawers.filter(({ openShift }) => openShift);
  if (busy.length === 0)
    return <EmptyState title="لا يوجد صندوق نشط" message="اطلب من المدير إضافة صندوق أو تفعيله." />;
  return (
    <section aria-label="ورديات مفتوحة" className="flex flex-col gap-2">
      {busy.map((drawer) => (
        <JoinShift key={drawer._id} drawer={drawer} onJoined={onJoined} />
      ))}
    </section>
  );
}
