import {
  fitsUnit,
  fractionText,
  leftToReturn,
  purchaseName,
  purchasesApi,
  purchaseTexts,
  quantityText,
  splitReturn,
  valueOfReturn,
  type PurchaseDetail,
  type PurchaseItem,
} from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { ReturnLines } from '@/shared/parts/ReturnLines';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Usd } from '@/ui/Usd';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { returnedItems, returningLines, type Quantities } from './returned-items';

/** Only what has arrived can go back. */
const leftOf = ({ received, returned }: PurchaseItem) => leftToReturn({ quantity: received, returned });

const formFor = ({ items }: PurchaseDetail) =>
  z.object({
    quantities: z.array(z.number().nullable()).superRefine((quantities, check) => {
      const over = items.find((item, index) => (quantities[index] ?? 0) > leftOf(item));
      if (over)
        check.addIssue({
          code: 'custom',
          message: purchaseTexts.returnTooMany(over.name, quantityText(leftOf(over), over.unit)),
        });
      const broken = items.find(({ unit }, index) => !fitsUnit(quantities[index] ?? 0, unit));
      if (broken) check.addIssue({ code: 'custom', message: fractionText(broken) });
      if (quantities.every((quantity) => !quantity))
        check.addIssue({ code: 'custom', message: 'اكتب كمية صنف واحد على الأقل' });
    }),
    reason: z.string().trim().max(500),
  });

/** Returns the typed quantities to the supplier, line by line. */
export function ReturnDialog({ subject: purchase, open, onClose }: SubjectDialogProps<PurchaseDetail>) {
  const giveBack = useAction(purchasesApi.return, {
    done: 'تم إرجاع الأصناف إلى المورد',
    failed: 'خطأ في إرجاع الفاتورة',
  });
  const form = useZodForm(formFor(purchase), {
    defaultValues: { quantities: purchase.items.map(() => null) as (number | null)[], reason: '' },
  });
  const { errors } = form.formState;
  const quantities = useWatch({ control: form.control, name: 'quantities' });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) =>
        giveBack.mutateAsync({
          params: { id: purchase._id },
          body: { items: returnedItems(purchase.items, valid.quantities), reason: valid.reason },
        })
      }
      title={`إرجاع من الفاتورة ${purchaseName(purchase)}`}
      description={`إلى ${purchase.supplierName}`}
      submitLabel="تأكيد الإرجاع"
      size="lg"
    >
      <Controller
        control={form.control}
        name="quantities"
        render={({ field }) => (
          <ReturnLines
            items={purchase.items.map((item) => ({
              ...item,
              left: leftOf(item),
              place: item.warehouseName,
            }))}
            quantities={field.value}
            error={errors.quantities?.message ?? errors.quantities?.root?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Field label="سبب الإرجاع">
        <Input {...form.register('reason')} />
      </Field>
      <Outcome purchase={purchase} quantities={quantities} />
    </FormDialog>
  );
}

/** Previews the effect of the return. */
function Outcome({ purchase, quantities }: { purchase: PurchaseDetail; quantities: Quantities }) {
  const amount = valueOfReturn(purchase, returningLines(purchase.items, quantities));
  const { debt, credit } = splitReturn(amount, purchase.remainingAmount);
  return (
    <div className="rounded-md bg-warning-soft px-3 py-2">
      <p className="flex items-start gap-2 text-warning">
        <TriangleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
        سيتم تحديث المخزون وحساب المورد، ولا يمكن التراجع عن ذلك.
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1" aria-live="polite">
        <dt>قيمة المرتجع</dt>
        <dd>
          <Usd cents={amount} className="font-semibold" />
        </dd>
        <dt>يُخصم من المتبقي على الفاتورة</dt>
        <dd>
          <Usd cents={debt} />
        </dd>
        {credit > 0 && (
          <>
            <dt>يبقى رصيداً لنا عند المورد</dt>
            <dd>
              <Usd cents={credit} />
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
