import {
  counted,
  keysOf,
  nouns,
  sourceVehiclesApi,
  splitWays,
  type SourceVehicleDetail,
  type Teardown,
} from '@turoos/contract';
import { useMutation } from '@tanstack/react-query';
import { Lightbulb, Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTyped, useZodForm } from '@/lib/forms/use-zod-form';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';
import { Button } from '@/ui/Button';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { RadioGroup } from '@/ui/RadioGroup';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Usd } from '@/ui/Usd';
import { PlanLine } from './PlanLine';
import {
  asPlan,
  blankPiece,
  planForm,
  proposedPiece,
  sharesOf,
  startValues,
  type Typed,
  type Valid,
} from './plan-form';

const splitOptions = keysOf(splitWays).map((value) => ({ value, label: splitWays[value] }));

export type Planning = { vehicle: SourceVehicleDetail; teardown: Teardown };

/** The pieces on the car with their expected prices, and how its cost is shared among them. */
export default function PlanDialog({ subject, open, onClose }: SubjectDialogProps<Planning>) {
  const { vehicle, teardown } = subject;
  const cost = teardown.onCarCost;
  const form = useZodForm<Typed, Valid>(planForm(cost), { defaultValues: startValues(teardown) });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'pieces' });
  const typed = useTyped(control);
  const shares = sharesOf(typed, cost);
  const propose = useProposals(vehicle._id, (found) => append(found, { shouldFocus: false }), typed);
  const save = useAction(sourceVehiclesApi.plan, { done: 'تم حفظ قطع السيارة', failed: 'فشل في حفظ القطع' });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) =>
        save.mutateAsync({ params: { id: vehicle._id }, body: asPlan(valid, teardown.version) })
      }
      title="القطع التي على السيارة"
      description={vehicleName(vehicle)}
      submitLabel="حفظ القطع"
      size="xl"
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <FormField control={control} name="splitBy" label="توزيع التكلفة على القطع" group>
          {(field) => <RadioGroup inline options={splitOptions} {...field} />}
        </FormField>
        <Totals cost={cost} shares={shares} expected={typed.pieces.map((piece) => piece.expected ?? 0)} />
      </div>
      <ul aria-label="قطع السيارة" className="flex flex-col gap-2">
        {fields.map(({ id }, index) => (
          <PlanLine
            key={id}
            form={form}
            index={index}
            share={shares[index] ?? 0}
            byHand={typed.splitBy === 'hand'}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Plus} onClick={() => append(blankPiece, { focusName: `pieces.${fields.length}.name` })}>
          إضافة قطعة
        </Button>
        <Button icon={Lightbulb} busy={propose.isPending} onClick={() => propose.mutate()}>
          اقتراح القطع
        </Button>
      </div>
    </FormDialog>
  );
}

type TotalsProps = { cost: number; shares: readonly number[]; expected: readonly number[] };

function Totals({ cost, shares, expected }: TotalsProps) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1" aria-live="polite">
      {[
        ['تكلفة ما على السيارة', cost],
        ['الموزع على القطع', sum(shares)],
        ['المتوقع من بيعها', sum(expected)],
      ].map(([label, cents]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold">
            <Usd cents={Number(cents)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Loads what a car of this model probably has; pieces that are already in the form are left out. */
function useProposals(id: string, add: (pieces: Typed['pieces']) => void, { pieces }: Typed) {
  return useMutation({
    mutationFn: () => call(sourceVehiclesApi.proposals, { params: { id } }),
    onSuccess: (found) => {
      const names = new Set(pieces.map(({ name }) => name.trim()));
      const fresh = found.filter(({ name }) => !names.has(name));
      add(fresh.map(proposedPiece));
      toast(
        fresh.length > 0
          ? {
              title: `أُضيفت ${counted(fresh.length, nouns.part)}`,
              message: 'احذف ما ليس على السيارة وصحّح الأسعار.',
            }
          : {
              tone: 'info',
              title: 'لا توجد قطع أخرى تُقترح',
              message: 'اكتب القطع بنفسك، وتُقترح للسيارة القادمة من الموديل نفسه.',
            },
      );
    },
    onError: (error) => toast({ tone: 'danger', title: 'تعذّر اقتراح القطع', message: failureText(error) }),
  });
}
