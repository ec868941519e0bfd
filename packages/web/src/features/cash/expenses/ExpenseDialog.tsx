import { adenDay, cashApi, ltr } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useCan } from '@/lib/session/can';
import { MoneyBox } from '@/shared/money/MoneyBox';
import { useRatesOn } from '@/shared/money/use-rates';
import { SupplierPicker } from '@/shared/suppliers/SupplierPicker';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { AccountSelect } from '../AccountSelect';
import { CategorySelect } from '../CategorySelect';
import { sayDone } from '../say-done';
import { expenseBody, expenseFields, ExpenseForm, type ExpenseSubject } from './expense-form';

/** Records an expense, with or without a shift. */
export function ExpenseDialog({ subject, open, onClose }: SubjectDialogProps<ExpenseSubject>) {
  const { recurring } = subject;
  const form = useZodForm(ExpenseForm, { defaultValues: expenseFields(subject) });
  const { errors } = form.formState;
  const rates = useRatesOn(useWatch({ control: form.control, name: 'date' }));
  const mayFindSuppliers = useCan('suppliers:read');
  const create = useAction(cashApi.createExpense, {
    failed: 'فشل في تسجيل المصروف',
    onDone: ({ expenseNumber, warnings }) => sayDone(`تم تسجيل المصروف ${ltr(expenseNumber)}`, warnings),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) => create.mutateAsync({ body: expenseBody(valid, recurring) })}
      title={recurring ? `دفع ${recurring.category.name}` : 'مصروف جديد'}
      submitLabel={recurring ? 'دفع' : 'تسجيل المصروف'}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="نوع المصروف" required error={errors.category?.message}>
          <CategorySelect data-autofocus="" {...form.register('category')} />
        </Field>
        <DateField control={form.control} name="date" label="التاريخ" required max={adenDay()} />
      </div>
      <FormField control={form.control} name="money" label="المبلغ" required>
        {(field) => <MoneyBox {...field} kind="expense" rates={rates} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="يُدفع من" hint="اتركه فارغاً لصندوق ورديتك، أو للخزنة">
          <AccountSelect placeholder="صندوق ورديتي أو الخزنة" {...form.register('account')} />
        </Field>
        {mayFindSuppliers && (
          <FormField control={form.control} name="supplier" label="المورد" hint="إن كان لمورد معروف">
            {({ value, onChange }) => <SupplierPicker value={value} onChange={onChange} />}
          </FormField>
        )}
      </div>
      <Field label="البيان" error={errors.note?.message}>
        <Textarea rows={2} maxLength={1000} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
