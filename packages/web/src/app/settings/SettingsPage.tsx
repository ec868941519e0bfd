import { can, type Right, type SessionUser } from '@turoos/contract';
import { Activity, Cable, Hash, Percent, ScrollText, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Spinner } from '@/ui/Spinner';
import { Tabs } from '@/ui/Tabs';

interface SettingsTab {
  id: string;
  label: string;
  /** Users without this right don't see the tab. */
  right?: Right;
  Panel: ComponentType;
}

const tab = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** The settings tabs of all features; each panel belongs to its feature. */
const allTabs: readonly SettingsTab[] = [
  {
    id: 'profile',
    label: 'الملف الشخصي',
    Panel: tab(() => import('@/features/settings/ProfileTab').then((m) => m.ProfileTab)),
  },
  {
    id: 'notifications',
    label: 'الإشعارات',
    Panel: tab(() => import('@/features/settings/NotificationsTab').then((m) => m.NotificationsTab)),
  },
  {
    id: 'security',
    label: 'الأمان',
    Panel: tab(() => import('@/features/settings/SecurityTab').then((m) => m.SecurityTab)),
  },
  {
    id: 'store',
    label: 'المتجر',
    right: 'settings:read',
    Panel: tab(() => import('@/features/settings/StoreTab').then((m) => m.StoreTab)),
  },
  {
    id: 'units',
    label: 'الوحدات',
    right: 'settings:read',
    Panel: tab(() => import('@/features/units/UnitsTab').then((m) => m.UnitsTab)),
  },
  {
    id: 'backup',
    label: 'النسخ الاحتياطي',
    right: 'backup:read',
    Panel: tab(() => import('@/features/backup/BackupPanel').then((m) => m.BackupPanel)),
  },
  {
    id: 'users',
    label: 'المستخدمون',
    right: 'users:read',
    Panel: tab(() => import('@/features/users/UsersPanel').then((m) => m.UsersPanel)),
  },
  {
    id: 'exchange-rates',
    label: 'أسعار الصرف',
    Panel: tab(() => import('@/features/exchange-rates/ExchangeRatesTab').then((m) => m.ExchangeRatesTab)),
  },
  {
    id: 'currencies',
    label: 'العملات',
    right: 'exchangeRates:write',
    Panel: tab(() => import('@/features/currencies/CurrenciesTab').then((m) => m.CurrenciesTab)),
  },
  {
    id: 'cash',
    label: 'الصندوق',
    right: 'cash:admin',
    Panel: tab(() => import('@/features/settings/CashTab').then((m) => m.CashTab)),
  },
  {
    id: 'tills',
    label: 'نقاط البيع',
    right: 'settings:read',
    Panel: tab(() => import('@/features/tills/TillsTab').then((m) => m.TillsTab)),
  },
  {
    id: 'printers',
    label: 'الطابعات',
    Panel: tab(() => import('@/features/printing/PrintersTab').then((m) => m.PrintersTab)),
  },
  {
    id: 'devices',
    label: 'الأجهزة',
    right: 'settings:read',
    Panel: tab(() => import('@/features/settings/DevicesTab').then((m) => m.DevicesTab)),
  },
  {
    id: 'converter',
    label: 'محول العملة',
    Panel: tab(() => import('@/features/exchange-rates/YerConverter').then((m) => m.YerConverter)),
  },
];

const tabsFor = (user: SessionUser) => allTabs.filter(({ right }) => !right || can(user, right));

export function SettingsPage() {
  const { tab: wanted, edit } = useSearch();
  const tabs = tabsFor(useUser());
  const chosen = tabs.find(({ id }) => id === (wanted ?? (edit ? 'users' : ''))) ?? tabs[0];
  return (
    <>
      <PageHeader title="الإعدادات" more={<Elsewhere />} />
      {chosen && (
        <Tabs
          label="أقسام الإعدادات"
          tabs={tabs}
          value={chosen.id}
          onChange={(id) => void navigate({ to: '/settings', search: { tab: id }, replace: true })}
        >
          <Suspense fallback={<Spinner />}>
            <chosen.Panel />
          </Suspense>
        </Tabs>
      )}
    </>
  );
}

/** Links to settings that have a screen of their own. */
function Elsewhere() {
  const mayUsers = usePermit('users:read');
  const mayLink = usePermit('integrations:manage');
  const mayCount = usePermit('counters:manage');
  const mayAudit = usePermit('audit:read');
  const mayPrice = usePermit('products:update');
  const maySeeSystem = usePermit('backup:read');
  return (
    <>
      <LinkButton to="/roles-management" icon={ShieldCheck} disabledReason={mayUsers.reason}>
        إدارة الأدوار
      </LinkButton>
      <LinkButton to="/prices" icon={Percent} disabledReason={mayPrice.reason}>
        الأسعار
      </LinkButton>
      <LinkButton to="/integrations" icon={Cable} disabledReason={mayLink.reason}>
        الربط
      </LinkButton>
      <LinkButton to="/counters" icon={Hash} disabledReason={mayCount.reason}>
        عدادات الأرقام
      </LinkButton>
      <LinkButton to="/system-status" icon={Activity} disabledReason={maySeeSystem.reason}>
        حالة النظام
      </LinkButton>
      <LinkButton to="/audit-log" icon={ScrollText} disabledReason={mayAudit.reason}>
        سجل التدقيق
      </LinkButton>
    </>
  );
}
