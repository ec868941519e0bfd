import { adenDay, supplierSides, suppliersApi, type Supplier } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { AccountBalance } from '@/shared/ledger/AccountBalance';
import { BalanceOutcome } from '@/shared/ledger/BalanceOutcome';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { RadioGroup } from '@/ui/RadioGroup';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { AdjustForm, asAdjustment, changeOf } from './adjust-form';

const directions = [
  { value: 'owe', label: 'زيادة المستحق للمورد', hint: 'رصيد افتتاحي، أو مبلغ لم يُسجل بفاتورة' },
  { value: 'spare', label: 'إنقاص المستحق للمورد', hint: 'خصم من المورد، أو رصيد لنا عنده من قبل' },
] as const;

/** Corrects an account with a reason, and previews the new balance. */
export function AdjustDialog({ subject: supplier, open, onClose }: SubjectDialogProps<Supplier>) {
  const form = useZodForm<Omit<AdjustForm, 'amount'> & { amount: number | null }, AdjustForm>(AdjustForm, {
    defaultValues: { direction: 'owe', amount: null, date: adenDay(), note: '' },
  });
  const [direction, amount] = useWatch({ control: form.control, name: ['direction', 'amount'] });
  const adjust = useAction(suppliersApi.adjust, {
    done: 'تمت تسوية الحساب بنجاح',
    failed: 'خطأ في تسوية حساب المورد',
  });
  const { errors } = form.formState;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(fields) => adjust.mutateAsync({ params: { id: supplier._id }, body: asAdjustment(fields) })}
      title="تسوية الحساب"
      description={supplier.name}
    >
      <FormField control={form.control} name="direction" label="التسوية" group>
        {(field) => <RadioGroup options={directions} value={field.value} onChange={field.onChange} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="amount" label="المبلغ" required>
          {(field) => <MoneyInput {...field} kind="balance" />}
        </FormField>
        <DateField control={form.control} name="date" label="التاريخ" required />
      </div>
      <Field label="السبب" required error={errors.note?.message}>
        <Input placeholder="رصيد افتتاحي" {...form.register('note')} />
      </Field>
      <BalanceOutcome
        now={<AccountBalance cents={supplier.balance} words={supplierSides} />}
        after={
          amount === null ? undefined : (
            <AccountBalance
              cents={supplier.balance + changeOf({ direction, amount })}
              words={supplierSides}
            />
          )
        }
      />
    </FormDialog>
  );
}
