import { Hash, ScrollText, ShieldCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useCan, usePermit } from '@/lib/can';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Spinner } from '@/ui/Spinner';
import { Tabs } from '@/ui/Tabs';

const ExchangeRatesTab = lazy(() =>
  import('@/features/exchange-rates/ExchangeRatesTab').then((m) => ({ default: m.ExchangeRatesTab })),
);
const UsersPanel = lazy(() => import('@/features/users/UsersPanel').then((m) => ({ default: m.UsersPanel })));

const users = { id: 'users', label: 'المستخدمون' } as const;
const rates = { id: 'exchange-rates', label: 'أسعار الصرف' } as const;
type TabId = (typeof users | typeof rates)['id'];

/** Where the features' settings meet; each tab is its feature's own. */
export function SettingsPage() {
  const { tab, edit } = useSearch() as { tab?: string; edit?: string };
  const tabs = [rates, ...(useCan('users:read') ? [users] : [])];
  const wanted = tab ?? (edit ? users.id : undefined);
  const chosen: TabId = tabs.find(({ id }) => id === wanted)?.id ?? rates.id;

  return (
    <>
      <PageHeader title="الإعدادات" actions={<Elsewhere />} />
      <Tabs
        label="أقسام الإعدادات"
        tabs={tabs}
        value={chosen}
        onChange={(id) => void navigate({ to: '/settings', search: { tab: id }, replace: true })}
      >
        <Suspense fallback={<Spinner />}>
          {chosen === 'users' ? <UsersPanel /> : <ExchangeRatesTab />}
        </Suspense>
      </Tabs>
    </>
  );
}

/** Settings that have a screen of their own. */
function Elsewhere() {
  const mayUsers = usePermit('users:read');
  const mayCount = usePermit('counters:manage');
  const mayAudit = usePermit('audit:read');
  return (
    <>
      <LinkButton to="/roles-management" icon={ShieldCheck} disabledReason={mayUsers.reason}>
        إدارة الأدوار
      </LinkButton>
      <LinkButton to="/counters" icon={Hash} disabledReason={mayCount.reason}>
        عدادات الأرقام
      </LinkButton>
      <LinkButton to="/audit-log" icon={ScrollText} disabledReason={mayAudit.reason}>
        سجل التدقيق
      </LinkButton>
    </>
  );
}
