import { useState } from 'react';
import { useUser } from '@/lib/session-state';
import { formatDateLong } from '@/lib/format';
import { PageHeader } from '@/ui/PageHeader';
import { FirstSteps } from './FirstSteps';

export function DashboardScreen() {
  const { name } = useUser();
  const [today] = useState(() => formatDateLong(Date.now()));
  return (
    <>
      <PageHeader title={`مرحباً، ${name}`} description={today} />
      <FirstSteps />
    </>
  );
}
