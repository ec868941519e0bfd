import {
  hasArrived,
  isPartlyReturned,
  purchaseName,
  purchasesApi,
  type NewPurchase,
  type PurchaseDetail,
} from '@turoos/contract';
import { Info } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { saveFailedUnder } from '@/lib/http/api-error';
import { useSaveRecord } from '@/lib/http/use-save-record';
import { navigate } from '@/lib/navigation/hooks';
import { SourceVehicleFields } from '@/shared/source-vehicles/SourceVehicleFields';
import { legible } from '@/ui/Code';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { texts } from '../purchase-texts';
import { HeadFields } from './HeadFields';
import { LinesFields } from './LinesFields';
import { MoneyFields } from './MoneyFields';
import {
  asChanges,
  asPurchase,
  PurchaseForm,
  startValues,
  type FormSubject,
  type Typed,
  type Valid,
} from './purchase-form';

/** Adds, edits or duplicates a purchase. */
export function PurchaseDialog({ subject, open, onClose }: SubjectDialogProps<FormSubject>) {
  const changed = subject.copy ? null : subject.purchase;
  const received = changed && hasArrived(changed.status) ? changed : null;
  const form = useZodForm<Typed, Valid>(PurchaseForm, { defaultValues: startValues(subject) });
  const save = useSaveRecord(purchasesApi, changed, {
    created: texts.added,
    updated: texts.saved,
    createFailed: texts.saveFailed,
    updateFailed: texts.saveFailed,
  });

  const submit = async (valid: Valid) => {
    const body = changed ? asChanges(valid, changed) : asPurchase(valid);
    const { _id: id } = await save(body as NewPurchase).catch(saveFailedUnder(texts.saveFailed));
    if (subject.copy) void navigate({ to: '/purchases/$id', params: { id } });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      title={titleOf(changed)}
      submitLabel={changed ? 'حفظ التعديلات' : 'إضافة الفاتورة'}
      size="xl"
    >
      {received && <ReceivedNote purchase={received} />}
      <HeadFields form={form} received={received !== null} />
      {!received && (
        <>
          <Controller
            control={form.control}
            name="vehicle"
            render={({ field: { value, onChange } }) => (
              <SourceVehicleFields vehicle={value} onChange={onChange} />
            )}
          />
          <LinesFields form={form} />
        </>
      )}
      <MoneyFields form={form} changed={changed} />
    </FormDialog>
  );
}

const titleOf = (changed: PurchaseDetail | null) =>
  changed ? `تعديل فاتورة الشراء ${purchaseName(changed)}` : 'فاتورة شراء جديدة';

/** Explains why the form of a received purchase has fewer fields. */
const ReceivedNote = ({ purchase }: { purchase: PurchaseDetail }) => (
  <p className="flex items-start gap-2 rounded-md bg-info-soft px-3 py-2">
    <Info className="mt-0.75 size-4 shrink-0 text-info" aria-hidden="true" />
    {legible(receivedNote(purchase))}
  </p>
);

function receivedNote(purchase: PurchaseDetail): string {
  const { supplierName, itemCount } = purchase;
  if (itemCount === 0)
    return `الفاتورة مسجلة على حساب ${supplierName}. إن كان المورد خطأ فألغها ثم سجّل غيرها.`;
  const undo = isPartlyReturned(purchase) ? 'أرجع الباقي' : 'أرجعها أو ألغها';
  return `استُلمت بضاعة الفاتورة من ${supplierName}، فلا يتغير المورد ولا الأصناف ولا التكاليف. ${undo} ثم سجّل غيرها إن كان فيها خطأ.`;
}
