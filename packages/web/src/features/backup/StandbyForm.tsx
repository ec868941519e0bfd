import { settingsSections, type Settings } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { usePermit } from '@/lib/session/can';
import { SettingsForm } from '@/shared/shop/SettingsForm';
import { useSaveSettings, useSettings } from '@/shared/shop/use-settings';
import { Field } from '@/ui/Field';
import { NumberField } from '@/ui/NumberField';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Select } from '@/ui/Select';

const fields = settingsSections.backup.pick({ standbyMode: true, standbyWait: true });

const modes = [
  { value: 'async', label: 'لا ينتظر' },
  { value: 'sync', label: 'ينتظر حتى يصل' },
];

/** Whether a sale waits until the computer that stands by has it. */
export const StandbyForm = () => (
  <QueryBoundary query={useSettings()}>{({ backup }) => backup && <Mode backup={backup} />}</QueryBoundary>
);

function Mode({ backup }: { backup: Settings['backup'] }) {
  const permit = usePermit('backup:create');
  const { standbyMode, standbyWait } = backup;
  const form = useZodForm(fields, { values: { standbyMode, standbyWait } });
  const save = useSaveSettings('تم حفظ إعدادات الحاسوب الاحتياطي');
  const mode = useWatch({ control: form.control, name: 'standbyMode' });
  return (
    <SettingsForm
      title="البيع والحاسوب الاحتياطي"
      description={explanations[mode ?? 'async']}
      form={form}
      onSave={async (body) => {
        await save.mutateAsync({ body: { backup: body } });
        form.reset(body);
      }}
      disabledReason={permit.reason}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="البيع">
          <Select options={modes} {...form.register('standbyMode')} />
        </Field>
        {mode === 'sync' && (
          <NumberField
            control={form.control}
            name="standbyWait"
            label="أطول انتظار"
            unit="ثانية"
            hint="بعدها يستمر البيع دونه ويصلك إشعار"
            min={2}
          />
        )}
      </div>
    </SettingsForm>
  );
}

const explanations = {
  async: 'لا يبطئ البيع شيء. إن تعطّل حاسوب المتجر فقد تضيع آخر ثوانٍ منه',
  sync: 'لا يظهر بيع أنه حُفظ إلا وهو على الحاسوبين. إن غاب الاحتياطي انتظر البيع المدة المحددة، ثم استمر دونه حتى يعود',
} as const;
