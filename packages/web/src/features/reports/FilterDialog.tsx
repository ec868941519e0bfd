import { ReportFilter, type ReportTab } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { DateInput } from '@/ui/DateInput';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { ReportList } from './report-list';

export type FilterSubject = { tab: ReportTab; list: ReportList };

/** The meaning of dates and keyword differs between the reports. */
const hints: Readonly<Record<ReportTab, { dates: string; keyword: string }>> = {
  overview: { dates: 'أيام البيع', keyword: 'تاريخ أو يوم من الأسبوع، مثل: الخميس' },
  inventory: { dates: 'الأصناف التي تحركت في هذه الأيام', keyword: 'اسم القطعة أو رقمها أو فئتها' },
  sales: { dates: 'تاريخ الفاتورة', keyword: 'العميل أو رقم الفاتورة أو حالة الدفع' },
  customers: { dates: 'تاريخ تسجيل العميل', keyword: 'الاسم أو الهاتف أو رمز العميل' },
};

const days = [
  { name: 'startDate', label: 'من تاريخ' },
  { name: 'endDate', label: 'إلى تاريخ' },
] as const;

const orNothing = { setValueAs: (typed: string | undefined) => typed || undefined };

export default function FilterDialog({ subject, open, onClose }: SubjectDialogProps<FilterSubject>) {
  const { tab, list } = subject;
  const form = useZodForm(ReportFilter, { defaultValues: list.filters });
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={async ({ startDate = '', endDate = '', keyword = '' }) =>
        list.apply('', { startDate, endDate, keyword })
      }
      title="تصفية التقرير"
      submitLabel="تطبيق"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {days.map(({ name, label }) => (
          <FormField
            key={name}
            control={form.control}
            name={name}
            label={label}
            hint={name === 'startDate' && hints[tab].dates}
          >
            {({ value = '', onChange, ...field }) => (
              <DateInput {...field} value={value} onChange={(day) => onChange(day || undefined)} />
            )}
          </FormField>
        ))}
      </div>
      <Field label="كلمة البحث" hint={hints[tab].keyword} error={errors.keyword?.message}>
        <Input {...register('keyword', orNothing)} />
      </Field>
    </FormDialog>
  );
}
