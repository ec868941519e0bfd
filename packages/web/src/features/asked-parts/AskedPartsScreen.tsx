import { can, type Right, type SessionUser } from '@turoos/contract';
import { lazy, Suspense, type ComponentType } from 'react';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { useUser } from '@/lib/session/session-state';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { AskedTab } from './AskedTab';

interface Tab {
  id: string;
  label: string;
  right: Right;
  Panel: ComponentType;
}

const allTabs: readonly Tab[] = [
  { id: 'asked', label: 'لم تُلبَّ', right: 'askedParts:read', Panel: AskedTab },
  {
    id: 'reservations',
    label: 'الحجوزات',
    right: 'sales:read',
    Panel: lazy(() => import('./reservations/ReservationsTab').then((m) => ({ default: m.ReservationsTab }))),
  },
];

const tabsFor = (user: SessionUser) => allTabs.filter(({ right }) => can(user, right));

/** What customers asked for: parts the shop did not have, and goods that are kept for them. */
export function AskedPartsScreen() {
  const { tab: wanted } = useSearch();
  const tabs = tabsFor(useUser());
  const chosen = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  if (!chosen) return null;
  return (
    <>
      <PageHeader title="طلبات العملاء" description="قطع سأل عنها العملاء ولم تكن في المتجر، وقطع محجوزة لهم" />
      <Tabs
        label="طلبات العملاء"
        tabs={tabs}
        value={chosen.id}
        onChange={(tab) => void navigate({ to: '/asked-parts', search: { tab } })}
      >
        <Suspense fallback={<Skeleton className="h-96" />}>
          <chosen.Panel />
        </Suspense>
      </Tabs>
    </>
  );
}
