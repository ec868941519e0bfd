import { vehiclesApi, type CompatiblePart, type Vehicle, type VehicleDetail } from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { legible, Num, PartNumber } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Dialog, type DialogProps } from '@/ui/Dialog';
import { unsaved } from '@/ui/FormDialog';
import { QueryFailure } from '@/ui/QueryFailure';
import { Skeleton } from '@/ui/Skeleton';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { vehicleName } from '../vehicle-texts';
import type { Plan } from './compatible-plan';
import { NumbersFields } from './NumbersFields';
import { useCompatibleParts } from './use-compatible-parts';

/** Edits a vehicle's compatible parts as a list of part numbers, fetched on every opening. */
export function CompatiblePartsDialog({ subject, ...opened }: SubjectDialogProps<Vehicle>) {
  const dialog = {
    ...opened,
    title: 'القطع المتوافقة',
    description: vehicleName(subject),
    size: 'lg',
  } as const;
  const query = useData(
    'vehicles',
    vehiclesApi.get,
    { params: { id: subject._id } },
    { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
  );
  if (query.data) return <Parts vehicle={query.data} dialog={dialog} />;
  return (
    <Dialog {...dialog}>
      {query.error ? <QueryFailure query={query} /> : <Skeleton className="h-48" />}
    </Dialog>
  );
}

function Parts({ vehicle, dialog: opened }: { vehicle: VehicleDetail; dialog: DialogProps }) {
  const parts = useCompatibleParts(vehicle);
  const { step, busy } = parts;
  const confirm = useConfirm();
  const leave = async () => {
    if (busy) return;
    if (!parts.isChanged || (await confirm(unsaved))) opened.onClose();
  };
  const dialog = { ...opened, onClose: () => void leave() };
  const close = <Button onClick={dialog.onClose}>{step.is === 'done' ? 'إغلاق' : 'رجوع'}</Button>;

  if (step.is === 'typing')
    return (
      <Dialog
        {...dialog}
        footer={
          <>
            <Button variant="primary" busy={busy} onClick={parts.review}>
              مراجعة التغييرات
            </Button>
            {close}
          </>
        }
      >
        <NumbersFields parts={parts} vehicle={vehicle} />
      </Dialog>
    );
  if (step.is === 'review') {
    const { plan } = step;
    const changes = plan.add.length + plan.remove.length > 0 || parts.isNotesChanged;
    return (
      <Dialog
        {...dialog}
        footer={
          <>
            <Button
              variant="primary"
              busy={busy}
              disabledReason={!changes && 'لا توجد تغييرات لتطبيقها'}
              onClick={() => parts.apply(plan)}
            >
              {plan.unknown.length > 0 ? 'متابعة من دونها' : 'تطبيق التغييرات'}
            </Button>
            <Button onClick={parts.back}>رجوع للتعديل</Button>
            {close}
          </>
        }
      >
        <PlanReview plan={plan} isNotesChanged={parts.isNotesChanged} />
      </Dialog>
    );
  }
  const { added, removed, failed } = step.outcome;
  return (
    <Dialog {...dialog} footer={close}>
      <output className="flex flex-col gap-4">
        <PartLines title="تعذّر تغييرها" parts={failed.map(({ part, reason }) => ({ ...part, reason }))} />
        <PartLines title="أُضيفت" parts={added} />
        <PartLines title="أُزيلت" parts={removed} />
        {added.length + removed.length + failed.length === 0 && <p>حُفظت ملاحظات التوافق.</p>}
      </output>
    </Dialog>
  );
}

/** Previews the added and removed parts, and the unknown numbers. */
function PlanReview({ plan, isNotesChanged }: { plan: Plan; isNotesChanged: boolean }) {
  const { add, remove, unknown } = plan;
  return (
    <div className="flex flex-col gap-4">
      {unknown.length > 0 && (
        <div role="alert" className="flex gap-2 rounded-md bg-warning-soft p-3">
          <TriangleAlert className="mt-0.75 size-4 shrink-0 text-warning" aria-hidden="true" />
          <div>
            <PartLines
              title="أرقام لا توجد لها قطع في المتجر"
              parts={unknown.map((partNumber) => ({ partNumber }))}
            />
            <p className="mt-1 text-sm">صححها، أو تابع بدونها.</p>
          </div>
        </div>
      )}
      <PartLines title="ستُضاف" parts={add} />
      <PartLines title="ستُزال" parts={remove} />
      {isNotesChanged && <p>ستُحفظ ملاحظات التوافق.</p>}
      {add.length + remove.length === 0 && !isNotesChanged && <p className="text-muted">لا توجد تغييرات.</p>}
    </div>
  );
}

type PartLinesProps = {
  title: string;
  parts: readonly (Pick<CompatiblePart, 'partNumber'> & { name?: string; reason?: string })[];
};

/** Parts under a heading with their count; renders nothing without any. */
function PartLines({ title, parts }: PartLinesProps) {
  if (parts.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">
        {title} (<Num value={parts.length} />)
      </h3>
      <ul className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto">
        {parts.map(({ partNumber, name, reason }) => (
          <li key={partNumber} className="flex flex-wrap items-baseline gap-x-2">
            <PartNumber>{partNumber}</PartNumber> {legible(name)}
            {reason && <span className="text-danger">{legible(reason)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
