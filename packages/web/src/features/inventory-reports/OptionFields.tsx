import { reportFormats } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Select } from '@/ui/Select';
import type { ReportFormState } from './report-form';

const formats = optionsOf(reportFormats);

export const OptionFields = ({ form: { register } }: { form: ReportFormState }) => (
  <FormSection title="خيارات التقرير" columns={1}>
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="صيغة الملف" hint="لما يُرسل بالبريد؛ والتصدير متاح بكل الصيغ">
        <Select options={formats} {...register('format')} />
      </Field>
      <Field label="ما يتضمنه الملف" group>
        <Checkbox label="الملخص" {...register('includeSummary')} />
        <Checkbox label="الرسم البياني" {...register('includeCharts')} />
        <Checkbox label="الجدول" {...register('includeTables')} />
      </Field>
    </div>
  </FormSection>
);
