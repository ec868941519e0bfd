import {
  adenDay,
  cashApi,
  cashTexts,
  Day,
  keysOf,
  recurrences,
  type RecurringExpense,
} from '@turoos/contract';
import { z } from 'zod';
import { optionsOf } from '@/lib/format/options';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useSaveRecord } from '@/lib/http/use-save-record';
import { MoneyBox } from '@/shared/money/MoneyBox';
import { PaidMoney } from '@/shared/money/money-schema';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { AccountSelect } from '../AccountSelect';
import { CategorySelect } from '../CategorySelect';
import { moneyOf } from './expense-form';

const RecurringForm = z.object({
  category: z.string().min(1, cashTexts.categoryRequired),
  money: PaidMoney,
  account: z.string(),
  every: z.enum(keysOf(recurrences)),
  nextOn: Day,
  note: z.string().trim().max(1000),
});

/** Creates or edits an expense that is proposed on its day. */
export function RecurringDialog({ subject, open, onClose }: SubjectDialogProps<RecurringExpense | null>) {
  const form = useZodForm(RecurringForm, {
    defaultValues: {
      category: subject?.category._id ?? '',
      money: subject && moneyOf(subject),
      account: subject?.account?._id ?? '',
      every: subject?.every ?? 'month',
      nextOn: subject?.nextOn ?? adenDay(),
      note: subject?.note ?? '',
    },
  });
  const { errors } = form.formState;
  const save = useSaveRecord(
    { create: cashApi.createRecurringExpense, update: cashApi.updateRecurringExpense },
    subject,
    {
      created: 'تمت إضافة المصروف المتكرر',
      updated: 'تم حفظ المصروف المتكرر',
      createFailed: 'فشل في إضافة المصروف المتكرر',
      updateFailed: 'فشل في حفظ المصروف المتكرر',
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ money: { currency, amount }, account, ...fields }) =>
        save({ ...fields, currency, amount, account: account || null })
      }
      title={subject ? `تعديل ${subject.category.name}` : 'إضافة مصروف متكرر'}
    >
      <Field label="نوع المصروف" required error={errors.category?.message}>
        <CategorySelect data-autofocus="" {...form.register('category')} />
      </Field>
      <FormField control={form.control} name="money" label="المبلغ" required>
        {(field) => <MoneyBox {...field} kind="expense" />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="التكرار" required>
          <Select options={optionsOf(recurrences)} {...form.register('every')} />
        </Field>
        <DateField control={form.control} name="nextOn" label="الموعد القادم" required />
      </div>
      <Field label="يُدفع من" hint="اتركه فارغاً لصندوق ورديتك، أو للخزنة">
        <AccountSelect placeholder="صندوق ورديتي أو الخزنة" {...form.register('account')} />
      </Field>
      <Field label="البيان" error={errors.note?.message}>
        <Input maxLength={1000} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
