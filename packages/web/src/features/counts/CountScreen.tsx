import { countsApi, countWorkflow, notEditable, type Count } from '@turoos/contract';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Query } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import { usePermit } from '@/lib/session/can';
import { Card } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { QueryFailure } from '@/ui/QueryFailure';
import { Skeleton } from '@/ui/Skeleton';
import { CountHeader } from './CountHeader';
import { CountLines, lineFilters, type LineList } from './CountLines';
import { LateEntries } from './LateEntries';
import { useLineSaving } from './use-line-saving';

const LINES_PER_PAGE = 50;

/** One count: its figures and the lines to fill in. */
export function CountScreen({ id }: { id: string }) {
  const count = useData('counts', countsApi.read, { params: { id } });
  const list = useList('counts', countsApi.items, {
    params: { id },
    filters: lineFilters,
    sort: 'position',
    limit: LINES_PER_PAGE,
  });
  return (
    <QueryBoundary query={count} waiting={<Waiting />} failed={<Failed query={count} />}>
      {(found) => <Shown count={found} list={list} />}
    </QueryBoundary>
  );
}

const Waiting = () => (
  <Frame>
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </div>
  </Frame>
);

const Failed = ({ query }: { query: Query }) => (
  <Frame>
    <QueryFailure title="فشل في تحميل بيانات الجرد" query={query} />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <div className="mb-3">
      <LinkButton to="/inventory-counts" icon={ArrowRight} variant="ghost">
        كل عمليات الجرد
      </LinkButton>
    </div>
    <Card>{children}</Card>
  </>
);

function Shown({ count, list }: { count: Count; list: LineList }) {
  const mayCount = usePermit('inventoryCounts:create').allowed;
  const isOpen = mayCount && !notEditable(countWorkflow, count.status);
  const saving = useLineSaving(count._id, { isOpen });
  return (
    <>
      {!isOpen && saving.unsaved.length > 0 && (
        <LateEntries entries={saving.unsaved} onDiscard={saving.discard} />
      )}
      <CountHeader count={count} query={list.query} saving={saving} />
      <CountLines count={count} list={list} saving={saving} editable={isOpen} />
    </>
  );
}
