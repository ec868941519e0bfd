import { settingsSections, type Settings } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { usePermit } from '@/lib/session/can';
import { SettingsForm } from '@/shared/shop/SettingsForm';
import { useSaveSettings, useSettings } from '@/shared/shop/use-settings';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { NumberField } from '@/ui/NumberField';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Select } from '@/ui/Select';

const frequencies = [
  { value: 'daily', label: 'كل يوم' },
  { value: 'weekly', label: 'كل جمعة' },
  { value: 'monthly', label: 'أول كل شهر' },
];

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12}:00 ${hour < 12 ? 'ص' : 'م'}`,
}));

const fields = settingsSections.backup.omit({
  archive: true,
  archiveDays: true,
  archiveGigabytes: true,
  standbyMode: true,
  standbyWait: true,
});

/** The schedule of automatic backups and their retention. */
export const ScheduleForm = () => (
  <QueryBoundary query={useSettings()}>
    {({ backup }) => backup && <Schedule backup={backup} />}
  </QueryBoundary>
);

function Schedule({ backup }: { backup: Settings['backup'] }) {
  const permit = usePermit('backup:create');
  const form = useZodForm(fields, { values: fields.parse(backup) });
  const save = useSaveSettings('تم حفظ إعدادات النسخ الاحتياطي');

  return (
    <SettingsForm
      title="النسخ التلقائي"
      description="إن كان الجهاز مطفأً في موعده فعند تشغيله"
      form={form}
      onSave={async (body) => {
        await save.mutateAsync({ body: { backup: body } });
        form.reset(body);
      }}
      disabledReason={permit.reason}
    >
      <Checkbox label="إنشاء نسخة تلقائياً" {...form.register('autoBackup')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="التكرار">
          <Select options={frequencies} {...form.register('backupFrequency')} />
        </Field>
        <Field label="الساعة">
          <Select options={hours} {...form.register('backupHour', { valueAsNumber: true })} />
        </Field>
        <NumberField
          control={form.control}
          name="retentionDays"
          label="مدة الاحتفاظ"
          unit="يوم"
          hint="تُحذف النسخ التلقائية الأقدم منها"
          min={1}
        />
        <NumberField
          control={form.control}
          name="keepAtLeast"
          label="أقل عدد يبقى"
          unit="نسخة"
          hint="أحدث النسخ تبقى مهما قدمت"
          min={1}
        />
      </div>
    </SettingsForm>
  );
}
