import { can, type Right, type SessionUser } from '@turoos/contract';
import { ReceiptText } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { useUser } from '@/lib/session/session-state';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { MyShiftTab } from './shift/MyShiftTab';

interface CashTab {
  id: string;
  label: string;
  right: Right;
  Panel: ComponentType;
}

const tab = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const allTabs: readonly CashTab[] = [
  { id: 'shift', label: 'ورديتي', right: 'cash:read', Panel: MyShiftTab },
  {
    id: 'drawers',
    label: 'الصناديق',
    right: 'cash:read',
    Panel: tab(() => import('./drawers/DrawersTab').then((m) => m.DrawersTab)),
  },
  {
    id: 'expenses',
    label: 'المصروفات',
    right: 'cash:update',
    Panel: tab(() => import('./expenses/ExpensesTab').then((m) => m.ExpensesTab)),
  },
  {
    id: 'accounts',
    label: 'الحسابات والتحويلات',
    right: 'cash:admin',
    Panel: tab(() => import('./accounts/AccountsTab').then((m) => m.AccountsTab)),
  },
  {
    id: 'shifts',
    label: 'سجل الورديات',
    right: 'cash:read',
    Panel: tab(() => import('./shifts/ShiftsTab').then((m) => m.ShiftsTab)),
  },
];

const tabsFor = (user: SessionUser) => allTabs.filter(({ right }) => can(user, right));

/** The cash desk: the user's shift, and what the shop's money is about. */
export function CashScreen() {
  const { tab: wanted } = useSearch();
  const tabs = tabsFor(useUser());
  const chosen = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  if (!chosen) return null;
  return (
    <>
      <PageHeader
        title="الصندوق"
        actions={
          <LinkButton to="/vouchers" icon={ReceiptText}>
            السندات
          </LinkButton>
        }
      />
      <Tabs
        label="أقسام الصندوق"
        tabs={tabs}
        value={chosen.id}
        // each tab's list has its own filters in the URL, so they are not carried over
        onChange={(id) =>
          void navigate({
            to: '/cash',
            search: id === 'shift' ? {} : { tab: id },
            replace: true,
            keepScroll: true,
          })
        }
      >
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
          <chosen.Panel />
        </Suspense>
      </Tabs>
    </>
  );
}
