import { vehiclesApi, type Vehicle, type VehicleDetail } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { Dialog, type DialogProps } from '@/ui/Dialog';
import { QueryFailure } from '@/ui/QueryFailure';
import { Skeleton } from '@/ui/Skeleton';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { vehicleName } from '../vehicle-texts';
import { NumbersFields } from './NumbersFields';
import { PartLines } from './PartLines';
import { PlanReview } from './PlanReview';
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

function Parts({ vehicle, dialog }: { vehicle: VehicleDetail; dialog: DialogProps }) {
  const parts = useCompatibleParts(vehicle);
  const { step, busy } = parts;
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
