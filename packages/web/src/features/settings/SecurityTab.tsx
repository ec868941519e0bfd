import { settingsSections, type Settings } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { checkSession } from '@/lib/session/session';
import { SettingsForm } from '@/shared/shop/SettingsForm';
import { useSaveSettings, useSettings } from '@/shared/shop/use-settings';
import { NumberField } from '@/ui/NumberField';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { TwoFactorSection } from './two-factor/TwoFactorSection';

/** Security settings of the user's own account. */
export function SecurityTab() {
  return (
    <div className="flex flex-col gap-4">
      <TwoFactorSection />
      <QueryBoundary query={useSettings()}>
        {({ security }) => <TimesForm security={security} />}
      </QueryBoundary>
    </div>
  );
}

function TimesForm({ security: { sessionTimeout, passwordExpiry } }: { security: Settings['security'] }) {
  const form = useZodForm(settingsSections.security, { values: { sessionTimeout, passwordExpiry } });
  const save = useSaveSettings('تم حفظ إعدادات الأمان');
  return (
    <SettingsForm
      title="الجلسة وكلمة المرور"
      form={form}
      onSave={async (body) => {
        await save.mutateAsync({ body: { security: body } });
        form.reset(body);
        // applies the new idle timeout to this browser
        await checkSession();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          control={form.control}
          name="sessionTimeout"
          label="مهلة الجلسة"
          unit="دقيقة"
          hint="تنتهي الجلسة بعد هذه المدة دون نشاط"
          min={0}
        />
        <NumberField
          control={form.control}
          name="passwordExpiry"
          label="صلاحية كلمة المرور"
          unit="يوم"
          hint="بعدها تُطلب كلمة مرور جديدة؛ سنة على الأكثر"
          min={1}
        />
      </div>
    </SettingsForm>
  );
}
