import { settingsSections, type Settings } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { usePermit } from '@/lib/session/can';
import { SettingsForm } from '@/shared/shop/SettingsForm';
import { useSaveSettings, useSettings } from '@/shared/shop/use-settings';
import { Checkbox } from '@/ui/Checkbox';
import { NumberField } from '@/ui/NumberField';
import { QueryBoundary } from '@/ui/QueryBoundary';

const fields = settingsSections.backup.pick({ archive: true, archiveDays: true, archiveGigabytes: true });

/** Whether changes are copied continuously, and how much of that is kept. */
export const ArchiveForm = () => (
  <QueryBoundary query={useSettings()}>{({ backup }) => backup && <Limits backup={backup} />}</QueryBoundary>
);

function Limits({ backup }: { backup: Settings['backup'] }) {
  const permit = usePermit('backup:create');
  const { archive, archiveDays, archiveGigabytes } = backup;
  const form = useZodForm(fields, { values: { archive, archiveDays, archiveGigabytes } });
  const save = useSaveSettings('تم حفظ إعدادات النسخ المستمر');
  return (
    <SettingsForm
      title="إعدادات النسخ المستمر"
      description="يُحذف الأقدم أولاً، ولا تُحذف آخر نسخة كاملة مهما كبرت"
      form={form}
      onSave={async (body) => {
        await save.mutateAsync({ body: { backup: body } });
        form.reset(body);
      }}
      disabledReason={permit.reason}
    >
      <Checkbox label="نسخ التغييرات أولاً بأول" {...form.register('archive')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          control={form.control}
          name="archiveDays"
          label="مدة العودة"
          unit="يوم"
          hint="إلى أي لحظة في هذه المدة"
          min={1}
        />
        <NumberField
          control={form.control}
          name="archiveGigabytes"
          label="أكبر مساحة"
          unit="ج.ب"
          hint="في كل مكان نسخ"
          min={1}
        />
      </div>
    </SettingsForm>
  );
}
