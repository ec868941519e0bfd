import { navigate, useSearch } from '@/lib/navigation/hooks';
import { lazy, Suspense } from 'react';
import { PageHeader } from '@/ui/PageHeader';
import { Spinner } from '@/ui/Spinner';
import { Tabs } from '@/ui/Tabs';

const ExchangeRatesTab = lazy(() =>
  import('@/features/exchange-rates/ExchangeRatesTab').then((m) => ({ default: m.ExchangeRatesTab })),
);

const tabs = [{ id: 'exchange-rates', label: 'أسعار الصرف' }] as const;
type TabId = (typeof tabs)[number]['id'];

/** Where the features' settings meet; each tab is its feature's own. */
export function SettingsPage() {
  const { tab } = useSearch() as { tab?: string };
  const chosen: TabId = tabs.find(({ id }) => id === tab)?.id ?? tabs[0].id;

  return (
    <>
      <PageHeader title="الإعدادات" />
      <Tabs
        label="أقسام الإعدادات"
        tabs={tabs}
        value={chosen}
        onChange={(id) => void navigate({ to: '/settings', search: { tab: id }, replace: true })}
      >
        <Suspense fallback={<Spinner />}>
          <ExchangeRatesTab />
        </Suspense>
      </Tabs>
    </>
  );
}
