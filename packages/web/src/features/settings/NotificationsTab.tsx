import {
  can,
  notificationKindNames,
  notificationKinds,
  type Settings,
  type VisibleSettings,
} from '@turoos/contract';
import { canNotify, permitNotifying } from '@/lib/platform/desktop-notifications';
import { useUser } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';
import { useSaveSettings, useSettings } from '@/shared/shop/use-settings';
import { Section } from '@/ui/Card';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { SecureAddressLink } from '@/ui/SecureAddressLink';
import { Switch } from '@/ui/Switch';

type Choices = Settings['notifications'];

/** The events a user is notified of, and the channels. Each switch is saved at once. */
export function NotificationsTab() {
  return (
    <QueryBoundary query={useSettings()}>{(settings) => <Switches settings={settings} />}</QueryBoundary>
  );
}

function Switches({ settings }: { settings: VisibleSettings }) {
  const user = useUser();
  const save = useSaveSettings('تم حفظ إعدادات الإشعارات');
  // shows the value being saved; it reverts when saving fails
  const saving = save.isPending ? save.variables.body.notifications : undefined;
  const inputs: Choices = { ...settings.notifications, ...saving };
  const set = (change: Partial<Choices>) => save.mutate({ body: { notifications: change } });
  const one = (name: keyof Choices) => ({
    checked: inputs[name],
    disabled: save.isPending,
    onCheckedChange: (on: boolean) => set({ [name]: on }),
  });
  const setDesktop = async (on: boolean) => {
    if (on && !(await permitNotifying()))
      return toast({ tone: 'warning', title: 'لم يسمح المتصفح بإشعارات سطح المكتب لهذا الموقع' });
    set({ push: on });
  };
  const kinds = notificationKindNames.filter((kind) => can(user, notificationKinds[kind].right));

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Section title="ما يصلني" description="تظهر في جرس الإشعارات أعلى الشاشة">
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={notificationKinds[kind].label}
            hint={notificationKinds[kind].hint}
            {...one(kind)}
          />
        ))}
      </Section>
      <Section title="طرق أخرى" description="إضافة إلى جرس الإشعارات">
        <Switch
          label="البريد الإلكتروني"
          hint={
            user.email
              ? 'العاجل فوراً، والباقي في ملخص واحد كل صباح'
              : 'أضف بريدك في الملف الشخصي ليصلك الملخص كل صباح'
          }
          {...one('email')}
        />
        <Switch
          label="رسائل نصية"
          hint={user.phone ? 'لا تُرسل حتى تُربط بوابة الرسائل' : 'أضف هاتفك في الملف الشخصي أولاً'}
          {...one('sms')}
        />
        <Switch
          label="إشعارات سطح المكتب"
          hint={
            canNotify()
              ? 'تظهر على هذا الجهاز والصفحة مفتوحة في الخلفية'
              : 'لا يسمح بها هذا المتصفح إلا بالعنوان الآمن'
          }
          {...one('push')}
          onCheckedChange={(on) => void setDesktop(on)}
        />
        {!canNotify() && !window.isSecureContext && <SecureAddressLink />}
      </Section>
    </div>
  );
}
