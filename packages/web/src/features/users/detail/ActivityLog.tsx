import { useState } from 'react';
import { Section } from '@/ui/Card';
import { Tabs } from '@/ui/Tabs';
import { ActivityStats } from './ActivityStats';
import { ActivitySummary } from './ActivitySummary';
import { RecentActivities } from './RecentActivities';

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
