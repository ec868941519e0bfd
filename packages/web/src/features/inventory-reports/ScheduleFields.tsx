import { scheduleFrequencies } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { usePermit } from '@/lib/session/can';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { TimeInput } from '@/ui/TimeInput';
import type { ReportFormState } from './report-form';

const frequencies = optionsOf(scheduleFrequencies);

export function ScheduleFields({ form }: { form: ReportFormState }) {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const may = usePermit('inventoryReports:update');
  const enabled = useWatch({ control, name: 'scheduleEnabled' });
  return (
    <FormSection title="الجدولة" columns={1}>
      <Checkbox
        label="إنشاء التقرير وإرساله بالبريد في موعده"
        hint={may.reason}
        {...register('scheduleEnabled', { disabled: !may.allowed })}
      />
      {enabled && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="التكرار" hint="الأسبوعي والشهري في مثل يوم الجدولة">
            <Select options={frequencies} {...register('scheduleFrequency')} />
          </Field>
          <FormField control={control} name="scheduleTime" label="الوقت" required hint="بتوقيت عدن">
            {(time) => <TimeInput {...time} />}
          </FormField>
        </div>
      )}
      <Field
        label="المستلمون"
        required={enabled}
        hint="عناوين بريد مفصولة بفواصل"
        error={errors.recipients?.message}
      >
        <Textarea rows={1} dir="ltr" {...register('recipients')} />
      </Field>
    </FormSection>
  );
}
