import { roleLabels, type RoleName } from '@turoos/contract';
import { navigate, usePattern } from '@/lib/navigation/hooks';
import { useUser } from '@/lib/session/session-state';
import { PageHeader } from '@/ui/PageHeader';
import { Tabs } from '@/ui/Tabs';
import { NewPartTab } from './NewPartTab';
import { UsedPartTab } from './UsedPartTab';

const tabs = [
  { id: 'new', label: 'القطع الجديدة' },
  { id: 'used', label: 'القطع المستعملة' },
] as const;

const pathOf = { new: '/ai-enrichment-new', used: '/ai-enrichment-used' } as const;

/** The URL decides the tab: /ai-enrichment-used opens used parts, any other new parts. */
export function EnrichmentScreen() {
  const { name, role } = useUser();
  const tab = usePattern() === pathOf.used ? 'used' : 'new';
  return (
    <>
      <PageHeader
        title="استكمال بيانات القطع"
        description={`${roleLabels[role as RoleName] ?? role}: ${name}`}
      />
      <Tabs
        label="نوع القطع"
        tabs={tabs}
        value={tab}
        onChange={(id) => void navigate({ to: pathOf[id], replace: true })}
      >
        {tab === 'new' ? <NewPartTab /> : <UsedPartTab />}
      </Tabs>
    </>
  );
}
