import { apiKeysApi, counted, NewApiKey, nouns, usualKeyDays, usualPerMinute } from '@turoos/contract';
import { Controller, useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { WarehousesField } from '@/shared/warehouses/WarehousesField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { PasswordInput } from '@/ui/PasswordInput';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { KeyRightsField } from './KeyRightsField';
import type { ShownSecret } from './SecretDialog';

const periods = [
  { value: '30', label: counted(30, nouns.day) },
  { value: '90', label: counted(90, nouns.day) },
  { value: '180', label: 'ستة أشهر' },
  { value: '365', label: 'سنة' },
  { value: '730', label: 'سنتان' },
];

/** Makes a key; the caller shows it, because it can be seen only now. */
export function ApiKeyDialog({
  subject: show,
  open,
  onClose,
}: SubjectDialogProps<(shown: ShownSecret) => void>) {
  const form = useZodForm(NewApiKey, {
    defaultValues: {
      name: '',
      rights: {},
      warehouses: [],
      days: usualKeyDays,
      perMinute: usualPerMinute,
      password: '',
    },
  });
  const create = useAction(apiKeysApi.create, { failed: 'فشل في إنشاء مفتاح الربط' });
  const { errors } = form.formState;
  const isBound = (useWatch({ control: form.control, name: 'warehouses' }) ?? []).length > 0;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={async (typed) => {
        const { key, apiKey } = await create.mutateAsync({ body: typed });
        show({
          title: `مفتاح «${apiKey.name}»`,
          description: 'انسخه إلى البرنامج الآن، فلن يظهر ثانية. من يعرفه يفعل بالمتجر ما أعطيته.',
          label: 'مفتاح الربط',
          secret: key,
        });
      }}
      size="xl"
      title="مفتاح ربط جديد"
      description="يعمل باسمك، وما يُسحب منك من صلاحيات يُسحب منه"
      submitLabel="إنشاء المفتاح"
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="اسم البرنامج" required error={errors.name?.message}>
          <Input maxLength={60} placeholder="المتجر الإلكتروني" data-autofocus="" {...form.register('name')} />
        </Field>
        <FormField control={form.control} name="days" label="مدته">
          {({ value, onChange }) => (
            <Select
              aria-label="مدة المفتاح"
              value={String(value)}
              onValueChange={(days) => onChange(Number(days))}
              options={periods}
            />
          )}
        </FormField>
        <FormField control={form.control} name="perMinute" label="الطلبات في الدقيقة">
          {(field) => <NumberInput min={1} max={6000} {...field} value={field.value ?? null} />}
        </FormField>
      </div>
      <FormField
        control={form.control}
        name="rights"
        label="صلاحيات المفتاح"
        group
        hint="كل مستوى يشمل ما قبله، ولا يزيد على ما لديك"
      >
        {({ value, onChange }) => <KeyRightsField value={value} onChange={onChange} isBound={isBound} />}
      </FormField>
      <Controller
        control={form.control}
        name="warehouses"
        render={({ field }) => (
          <WarehousesField
            label="يعمل في مستودعات"
            value={field.value ?? []}
            onChange={field.onChange}
            error={errors.warehouses?.message}
          />
        )}
      />
      <Field
        label="كلمة مرورك"
        required
        error={errors.password?.message}
        hint="لنتأكد أن من ينشئ المفتاح هو أنت"
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
    </FormDialog>
  );
}
