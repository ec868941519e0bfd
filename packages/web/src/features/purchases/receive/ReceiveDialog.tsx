import {
  awaitedOf,
  ltr,
  purchaseName,
  purchasesApi,
  quantitiesText,
  quantityText,
  roundQuantity,
  type Part,
  type PurchaseDetail,
  type ReceivedPurchase,
} from '@turoos/contract';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { ApiError } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { ArrivalLines } from '@/shared/parts/ArrivalLines';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { AddedLines } from './AddedLines';
import { awaitedLines, receiptForm, receiptOf, stillAwaited, type AddedLine } from './receipt-form';

export interface Receiving {
  purchase: PurchaseDetail;
  /** Scans that opened the dialog. */
  scanned: string[];
  onReceived: (purchase: ReceivedPurchase) => void;
}

/** What is on order against what arrived: scan by scan, by typing, or all at once. */
export function ReceiveDialog({ subject, open, onClose }: SubjectDialogProps<Receiving>) {
  const { purchase, scanned, onReceived } = subject;
  const confirm = useConfirm();
  const [lines] = useState(() => awaitedLines(purchase));
  const receive = useAction(purchasesApi.receive, { failed: 'خطأ في استلام الفاتورة' });
  const form = useZodForm(receiptForm(lines), {
    defaultValues: {
      arrived: lines.map(() => null) as (number | null)[],
      added: [] as AddedLine[],
      note: '',
    },
  });
  const { errors } = form.formState;
  const [arrived, added] = useWatch({ control: form.control, name: ['arrived', 'added'] });

  const offer = async (part: Part) => {
    const known = form.getValues('added');
    const index = known.findIndex(({ product }) => product === part._id);
    const line = known[index];
    if (line) {
      const quantity = roundQuantity((line.quantity ?? 0) + 1);
      return form.setValue('added', known.with(index, { ...line, quantity }), { shouldDirty: true });
    }
    const isWanted = await confirm({
      title: 'قطعة ليست في الفاتورة',
      message: `«${part.name}» (${ltr(part.partNumber)}) ليست في هذه الفاتورة. أضفها إن كان المورد سيحاسبك عليها.`,
      confirmLabel: 'إضافة إلى الفاتورة',
    });
    if (!isWanted) return;
    form.setValue('added', [...form.getValues('added'), addedLine(part)], { shouldDirty: true });
  };

  /** Asks before goods beyond the order are received; leaves the dialog open when they are not. */
  const submit = async (valid: Parameters<typeof receiptOf>[1]) => {
    const send = (sure: boolean) =>
      receive.mutateAsync({
        params: { id: purchase._id },
        body: { ...receiptOf(lines, valid), version: purchase.version, ...(sure && { confirm: true }) },
      });
    try {
      onReceived(await send(false));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'UNCONFIRMED') throw error;
      const isSure = await confirm({
        title: 'أكثر من المطلوب',
        message: error.message,
        confirmLabel: 'استلام الزيادة',
        cancelLabel: 'تصحيح الكمية',
        tone: 'danger',
      });
      if (!isSure) return false;
      onReceived(await send(true));
    }
    return true;
  };

  const rest = stillAwaited(lines, arrived);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      title={`استلام الفاتورة ${purchaseName(purchase)}`}
      description={purchase.supplierName}
      submitLabel="استلام"
      size="lg"
    >
      <Controller
        control={form.control}
        name="arrived"
        render={({ field }) => (
          <ArrivalLines
            lines={lines.map((line) => ({
              ...line,
              expected: awaitedOf(line),
              note: [
                line.received > 0 && `وصل من قبل ${quantityText(line.received, line.unit)}`,
                line.warehouseName,
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
            arrived={field.value}
            onChange={field.onChange}
            expectedLabel="المطلوب"
            mayExceed
            onUnknown={(part) => void offer(part)}
            error={errors.arrived?.message ?? errors.arrived?.root?.message}
            scanned={scanned}
          />
        )}
      />
      {added.length > 0 && (
        <AddedLines
          lines={added}
          onChange={(changed) => form.setValue('added', changed, { shouldDirty: true })}
          error={errors.added?.message ?? errors.added?.root?.message}
        />
      )}
      <output className="rounded-md bg-sunken px-3 py-2 text-sm">
        {rest.length > 0 ? `يبقى على الطلب: ${quantitiesText(rest)}` : 'وصل كل ما في الفاتورة.'}
      </output>
      <Field label="ملاحظة">
        <Input maxLength={500} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}

const addedLine = ({ _id, name, partNumber, unit, purchasePriceUSD }: Part): AddedLine => ({
  product: _id,
  name,
  partNumber,
  unit,
  quantity: 1,
  unitCost:
    purchasePriceUSD > 0
      ? { currency: 'USD', amount: purchasePriceUSD / 100, cents: purchasePriceUSD }
      : null,
});
