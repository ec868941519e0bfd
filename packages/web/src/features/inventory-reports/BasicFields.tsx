import { inventoryReportsApi, reportTypes, warehousesApi, type InventoryReport } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { ReportFormState } from './report-form';
import { fromTemplate } from './report-form';

const types = optionsOf(reportTypes);
const everywhere = { value: 'all', label: 'كل المستودعات' };

/** The warehouses the user may see, and the report's current one. */
function useWarehouseChoices(chosen: InventoryReport['warehouse'] | undefined) {
  const enabled = useCan('warehouses:read');
  const { data } = useData('warehouses', warehousesApi.list, { query: { limit: 1000 } }, { enabled });
  const known = data?.rows.map(({ _id: value, name: label }) => ({ value, label })) ?? [];
  const missing =
    chosen && !known.some(({ value }) => value === chosen._id)
      ? [{ value: chosen._id, label: chosen.name }]
      : [];
  return [everywhere, ...missing, ...known];
}

type FieldsProps = { form: ReportFormState; report: InventoryReport | null };

export function BasicFields({ form, report }: FieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  const warehouses = useWarehouseChoices(report?.warehouse);
  return (
    <FormSection title="المعلومات الأساسية" columns={1}>
      {!report && <TemplateChoice form={form} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="اسم التقرير" required error={errors.name?.message}>
          <Input {...register('name')} />
        </Field>
        <Field label="العنوان" hint="يظهر في رأس الملف؛ بدونه يظهر الاسم" error={errors.title?.message}>
          <Input {...register('title')} />
        </Field>
        <Field label="نوع التقرير" required error={errors.type?.message}>
          <Select placeholder="اختر النوع" options={types} {...register('type')} />
        </Field>
        <Field label="المستودع" required error={errors.warehouse?.message}>
          <Select placeholder="اختر المستودع" options={warehouses} {...register('warehouse')} />
        </Field>
      </div>
      <Field label="الوصف" error={errors.description?.message}>
        <Textarea rows={2} {...register('description')} />
      </Field>
    </FormSection>
  );
}

function TemplateChoice({ form }: { form: ReportFormState }) {
  const { data: templates = [] } = useData('inventory-reports', inventoryReportsApi.templates, {});
  const take = (type: string) => {
    const template = templates.find((one) => one.type === type);
    if (!template) return;
    const filled = fromTemplate(template, form.getValues());
    for (const [name, value] of Object.entries(filled) as [keyof typeof filled, never][])
      form.setValue(name, value, { shouldDirty: true });
  };
  return (
    <Field label="ابدأ من قالب">
      <Select
        placeholder="بدون قالب"
        options={templates.map(({ type, name }) => ({ value: type, label: name }))}
        defaultValue=""
        onValueChange={take}
      />
    </Field>
  );
}
