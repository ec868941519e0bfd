import { can, dashboardApi, type Right, type SetupState, type SetupStep } from '@turoos/contract';
import { CircleCheck, CircleDashed, EyeOff } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { Link, type LinkProps } from '@/lib/navigation/Link';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { cn } from '@/ui/cn';

interface Step extends Pick<LinkProps, 'to' | 'search'> {
  name: SetupStep;
  right?: Right;
  title: string;
  text: string;
}

const steps: readonly Step[] = [
  {
    name: 'password',
    to: '/userdetails',
    title: 'كلمة المرور',
    text: 'غيّر كلمة المرور الأولى إلى كلمة لا يعرفها غيرك.',
  },
  {
    name: 'storeName',
    to: '/settings',
    search: { tab: 'store' },
    right: 'settings:update',
    title: 'بيانات المتجر',
    text: 'اكتب اسم المتجر وعنوانه وهاتفه كما تظهر على الفواتير.',
  },
  {
    name: 'rate',
    to: '/settings',
    search: { tab: 'exchange-rates' },
    right: 'exchangeRates:write',
    title: 'سعر الصرف',
    text: 'سجّل سعر الدولار بالريال لتظهر الأسعار بالعملتين.',
  },
  {
    name: 'warehouse',
    to: '/warehouses',
    search: { create: '1' },
    right: 'warehouses:create',
    title: 'المستودع',
    text: 'أضف المستودع الذي تُحفظ فيه القطع.',
  },
  {
    name: 'parts',
    to: '/products',
    right: 'products:create',
    title: 'القطع',
    text: 'أضف القطع واحدة واحدة أو استوردها من ملف.',
  },
  {
    name: 'users',
    to: '/settings',
    search: { tab: 'users' },
    right: 'users:create',
    title: 'المستخدمون',
    text: 'أضف مستخدماً لكل من يعمل في المتجر، ولكل واحد صلاحياته.',
  },
  {
    name: 'backup',
    to: '/settings',
    search: { tab: 'backup' },
    right: 'backup:create',
    title: 'النسخ الاحتياطي',
    text: 'فعّل النسخ التلقائي حتى لا يضيع شيء.',
  },
];

/**
 * The steps of setting up a new shop, each ticked when done; users who set the shop up can dismiss the list.
 */
export function FirstSteps({ done }: Pick<SetupState, 'done'>) {
  const user = useUser();
  const dismiss = useAction(dashboardApi.dismissSetup, {
    done: 'أُخفي دليل التجهيز',
    failed: 'فشل في إخفاء دليل التجهيز',
  });
  const mine = steps.filter(({ right }) => !right || can(user, right));
  const ready = mine.filter(({ name }) => done[name]).length;

  return (
    <Section
      title="تجهيز المتجر"
      description={`الخطوات المكتملة: ${ready} من ${mine.length}`}
      actions={
        <Button size="sm" icon={EyeOff} busy={dismiss.isPending} onClick={() => dismiss.mutate({})}>
          إخفاء الدليل
        </Button>
      }
    >
      <ol className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
        {mine.map(({ name, ...step }) => (
          <li key={name}>
            <StepLink {...step} isDone={done[name]} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StepLink({ to, search, title, text, isDone }: Omit<Step, 'name'> & { isDone: boolean }) {
  const Mark = isDone ? CircleCheck : CircleDashed;
  return (
    <Link
      to={to}
      search={search}
      className="flex h-full items-start gap-2 rounded-lg border border-line px-3 py-2.5 hover:border-accent hover:bg-accent-soft"
    >
      <Mark
        className={cn('mt-0.5 size-5 shrink-0', isDone ? 'text-success' : 'text-faint')}
        aria-hidden="true"
      />
      <span className="min-w-0">
        <span className={cn('block font-semibold', isDone && 'text-muted')}>
          {title}
          {isDone && <span className="sr-only"> (تم)</span>}
        </span>
        {!isDone && <span className="block text-sm text-pretty text-muted">{text}</span>}
      </span>
    </Link>
  );
}
