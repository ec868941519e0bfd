import { paymentMethods, salesApi, type PaymentMethod, type Sale } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Money } from '@/ui/Money';
import { MoneyInput } from '@/ui/MoneyInput';
import { RadioGroup } from '@/ui/RadioGroup';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { saleName } from './sale-labels';

type MoneyMethod = Exclude<PaymentMethod, 'credit'>;
const methods = (['cash', 'card', 'bank_transfer'] satisfies MoneyMethod[]).map((value) => ({
  value,
  label: paymentMethods[value],
}));

const required = 'يرجى إدخال المبلغ المدفوع';
const settlement = (remaining: number) =>
  z.object({
    amount: z
      .number()
      .nullable()
      .refine((cents) => (cents ?? 0) > 0, required)
      .refine((cents) => (cents ?? 0) <= remaining, 'المبلغ أكبر من المتبقي على الفاتورة'),
    paymentMethod: z.enum(['cash', 'card', 'bank_transfer']),
  });

/** Records a payment of all or part of an invoice's open balance. */
export default function SettleDialog({ subject: sale, open, onClose }: SubjectDialogProps<Sale>) {
  const settle = useAction(salesApi.update, { done: 'تم تسجيل الدفعة بنجاح', failed: 'فشل في تسجيل الدفعة' });
  const form = useZodForm(settlement(sale.remaining), {
    defaultValues: { amount: null as number | null, paymentMethod: 'cash' as MoneyMethod },
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="تسديد المتبقي"
      description={
        <>
          <Code>{saleName(sale)}</Code> · {legible(sale.customerName)}
        </>
      }
      submitLabel="تسجيل الدفعة"
      onSubmit={({ amount, paymentMethod }) =>
        settle.mutateAsync({
          params: { id: sale._id },
          body: { partialAmount: sale.partialAmount + (amount ?? 0), paymentMethod, version: sale.version },
        })
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        المتبقي على الفاتورة: <Money usd={sale.remaining} at="today" />
      </p>
      <FormField control={form.control} name="amount" label="المبلغ المدفوع" required>
        {({ onChange, ...field }) => (
          <MoneyInput {...field} onChange={(cents) => onChange(cents)} data-autofocus="" />
        )}
      </FormField>
      <Button
        size="sm"
        className="-mt-2 w-fit"
        onClick={() => form.setValue('amount', sale.remaining, { shouldDirty: true, shouldValidate: true })}
      >
        كل المتبقي
      </Button>
      <FormField control={form.control} name="paymentMethod" label="طريقة الدفع" group>
        {(field) => <RadioGroup inline options={methods} {...field} />}
      </FormField>
    </FormDialog>
  );
}
