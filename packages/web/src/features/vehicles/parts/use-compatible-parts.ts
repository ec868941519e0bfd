import { productsApi, vehiclesApi, type VehicleDetail } from '@turoos/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { typedList } from '@/lib/format/typed-list';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { invalidate } from '@/lib/http/query-keys';
import { newId } from '@/lib/platform/new-id';
import { toast } from '@/lib/toasts/toast-store';
import { applyPlan, planParts, type Outcome, type Plan } from './compatible-plan';

const matches = 20;

/** The dialog's steps: the user types numbers, reviews the plan, and sees the result. */
type Step = { is: 'typing' } | { is: 'review'; plan: Plan } | { is: 'done'; outcome: Outcome };

export function useCompatibleParts(vehicle: VehicleDetail) {
  const { _id: id, compatibleParts } = vehicle;
  const client = useQueryClient();
  const known = compatibleParts.map(({ partNumber }) => partNumber).join('\n');
  const [typed, setTyped] = useState(known);
  const [notes, setNotes] = useState(vehicle.notes);
  const [step, setStep] = useState<Step>({ is: 'typing' });
  const [busy, setBusy] = useState(false);

  const during = async (work: () => Promise<Step>) => {
    setBusy(true);
    try {
      setStep(await work());
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في تحديث القطع المتوافقة', message: failureText(error) });
    } finally {
      setBusy(false);
    }
  };

  const review = () =>
    during(async () => {
      const find = (q: string) => call(productsApi.search, { query: { q, limit: matches } });
      return { is: 'review', plan: await planParts(compatibleParts, typedList(typed), find) };
    });

  const apply = (plan: Plan) =>
    during(async () => {
      if (notes !== vehicle.notes)
        await call(vehiclesApi.update, { params: { id }, body: { notes } }, { key: newId() });
      const outcome = await applyPlan(plan, {
        add: ({ _id: partId }) => call(vehiclesApi.addPart, { params: { id }, body: { partId } }),
        remove: ({ _id: partId }) =>
          call(vehiclesApi.removePart, { params: { id }, query: { partId }, body: {} }),
        reasonOf: failureText,
      });
      await invalidate(client, vehiclesApi.addPart.touches);
      if (outcome.failed.length === 0) toast({ title: 'تم تحديث القطع المتوافقة بنجاح' });
      return { is: 'done', outcome };
    });

  return {
    typed,
    setTyped,
    notes,
    setNotes,
    step,
    busy,
    isNotesChanged: notes !== vehicle.notes,
    /** Something was typed that is not applied yet. */
    isChanged: step.is !== 'done' && (typed !== known || notes !== vehicle.notes),
    review: () => void review(),
    apply: (plan: Plan) => void apply(plan),
    back: () => setStep({ is: 'typing' }),
  };
}

export type CompatibleParts = ReturnType<typeof useCompatibleParts>;
