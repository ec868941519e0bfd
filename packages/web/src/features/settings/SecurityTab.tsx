import { zodResolver } from '@hookform/resolvers/zod';
import { arabicIssue, settingsSections, type Settings } from '@turoos/contract';
import { Controller, useForm } from 'react-hook-form';
import { checkSession } from '@/lib/session';
import { Field } from '@/ui/Field';
import { NumberInput } from '@/ui/NumberInput';
import { Loaded } from '@/ui/Loaded';
import { SettingsForm } from '@/ui/SettingsForm';
import { TwoFactorSection } from './two-factor/TwoFactorSection';
import { useSaveSettings, useSettings } from '@/lib/use-settings';

/** How one's own account is kept safe. */
export function SecurityTab() {
  return (
    <div className="flex flex-col gap-4">
      <TwoFactorSection />
      <Loaded query={useSettings()}>{({ security }) => <TimesForm security={security} />}</Loaded>
    </div>
  );
}

function TimesForm({ security: { sessionTimeout, passwordExpiry } }: { security: Settings['security'] }) {
  const form = useForm({
    resolver: zodResolver(settingsSections.security, { error: arabicIssue }),
    values: { sessionTimeout, passwordExpiry },
    resetOptions: { keepDirtyValues: true },
  });
  const save = useSaveSettings('تم حفظ إعدادات الأمان');
  const number = (name: 'sessionTimeout' | 'passwordExpiry', label: string, unit: string, hint: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <Field label={label} required hint={hint} error={error?.message}>
          <NumberInput
            ref={ref}
            value={typeof value === 'number' ? value : null}
            onChange={(typed) => onChange(typed ?? undefined)}
            min={0}
            unit={unit}
          />
        </Field>
      )}
    />
  );
  return (
    <SettingsForm
      title="الجلسة وكلمة المرور"
      form={form}
      onSave={async (body) => {
        await save.mutateAsync({ body: { security: body } });
        form.reset(body);
        // the browser learns how long it may now stay idle
        await checkSession();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {number('sessionTimeout', 'مهلة الجلسة', 'دقيقة', 'تنتهي الجلسة بعد هذه المدة دون نشاط')}
        {number(
          'passwordExpiry',
          'صلاحية كلمة المرور',
          'يوم',
          'بعدها تُطلب كلمة مرور جديدة؛ 0 لعدم الانتهاء',
        )}
      </div>
    </SettingsForm>
  );
}
