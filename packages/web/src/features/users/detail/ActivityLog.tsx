import { activityTypes, countedAfter, nouns, type ActivityFigures } from '@turoos/contract';
import { useState } from 'react';
import { formatDateTime } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import { Tabs } from '@/ui/Tabs';
import { ActivityStats } from './ActivityStats';
import { RecentActivities } from './RecentActivities';
import { useActivityFigures } from './use-user-page';

const tabs = [
  { id: 'recent', label: 'الأحدث' },
  { id: 'summary', label: 'الملخص' },
  { id: 'stats', label: 'الإحصائيات' },
] as const;

export function ActivityLog({ id }: { id: string }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('recent');
  return (
    <Section title="سجل النشاط">
      <Tabs label="سجل النشاط" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'recent' && <RecentActivities id={id} />}
        {tab === 'summary' && <ActivitySummary id={id} />}
        {tab === 'stats' && <ActivityStats id={id} />}
      </Tabs>
    </Section>
  );
}

const cards: readonly StatCardSpec<ActivityFigures>[] = [
  {
    label: 'كل الأنشطة',
    count: ({ total }) => total,
    hint: ({ days }) => `في آخر ${countedAfter(days, nouns.day)}`,
  },
  { label: activityTypes.login.label, count: ({ login }) => login },
  { label: activityTypes.sale.label, count: ({ sale }) => sale },
  { label: activityTypes.inventory.label, count: ({ inventory }) => inventory },
];

function ActivitySummary({ id }: { id: string }) {
  const figures = useActivityFigures(id);
  const last = figures.data?.lastActivity;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCards query={figures} cards={cards} />
      </div>
      {last && <p className="mt-3 text-sm text-muted">آخر نشاط: {formatDateTime(last)}</p>}
    </>
  );
}
