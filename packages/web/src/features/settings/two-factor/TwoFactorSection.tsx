import { twoFactorApi, type TwoFactorState } from '@turoos/contract';
import { KeyRound, ShieldCheck, ShieldOff } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { PasswordQuestion } from './PasswordQuestionDialog';

/** Two-factor sign-in with codes from an app on the user's phone. */
export function TwoFactorSection() {
  const state = useData('settings', twoFactorApi.state, {});
  // rendered outside the boundary, so that it still shows the recovery codes after the state has changed
  const setUp = useLazyDialog<null>(() => import('./SetUpDialog').then((m) => m.SetUpDialog));
  return (
    <Section
      title="المصادقة الثنائية"
      description="يُطلب عند تسجيل الدخول رمز من تطبيق المصادقة على هاتفك، فلا تكفي كلمة المرور وحدها"
    >
      <QueryBoundary query={state}>
        {(known) =>
          known.enabled ? <SwitchedOn state={known} /> : <SwitchedOff onSetUp={() => setUp.show(null)} />
        }
      </QueryBoundary>
      {setUp.dialog}
    </Section>
  );
}

function SwitchedOff({ onSetUp }: { onSetUp: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge>غير مفعّلة</Badge>
      <Button variant="primary" icon={ShieldCheck} onClick={onSetUp}>
        تفعيل المصادقة الثنائية
      </Button>
    </div>
  );
}

function SwitchedOn({ state }: { state: TwoFactorState }) {
  const ask = useLazyDialog<PasswordQuestion>(() =>
    import('./PasswordQuestionDialog').then((m) => m.PasswordQuestionDialog),
  );
  const codes = useLazyDialog<string[]>(() => import('./CodesDialog').then((m) => m.CodesDialog));
  const disable = useAction(twoFactorApi.disable, { done: 'تم إيقاف المصادقة الثنائية' });
  const renew = useAction(twoFactorApi.renewCodes, {
    onDone: ({ recoveryCodes }) => codes.show(recoveryCodes),
  });
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="success">مفعّلة</Badge>
        {state.enabledAt && <span className="text-muted">منذ {formatDate(state.enabledAt)}</span>}
        <span className={state.recoveryCodesLeft < 3 ? 'text-warning' : 'text-muted'}>
          بقي {state.recoveryCodesLeft} من رموز الاسترداد
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={KeyRound}
          onClick={() =>
            ask.show({
              title: 'رموز استرداد جديدة',
              description: 'تبطل الرموز السابقة كلها',
              submitLabel: 'إنشاء رموز جديدة',
              onPassword: (password) => renew.mutateAsync({ body: { password } }),
            })
          }
        >
          رموز استرداد جديدة
        </Button>
        <Button
          icon={ShieldOff}
          onClick={() =>
            ask.show({
              title: 'إيقاف المصادقة الثنائية',
              description: 'ستكفي كلمة المرور وحدها لتسجيل الدخول',
              submitLabel: 'إيقاف المصادقة الثنائية',
              onPassword: (password) => disable.mutateAsync({ body: { password } }),
            })
          }
        >
          إيقاف المصادقة الثنائية
        </Button>
      </div>
      {ask.dialog}
      {codes.dialog}
    </>
  );
}
