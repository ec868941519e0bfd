import type { Count } from '@turoos/contract';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Query } from '@/lib/http/query-state';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { LinkButton } from '@/ui/LinkButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { CountHeader } from './CountHeader';
import { CountLines } from './CountLines';
import { useCount } from './use-count';
import { useLineSaving } from './use-line-saving';

/** One count: its figures, and its lines to fill in. */
export function CountScreen({ id }: { id: string }) {
  const { count, ...lines } = useCount(id);
  return (
    <QueryBoundary query={count} waiting={<Waiting />} failed={<Failed query={count} />}>
      {(found) => <Shown count={found} {...lines} />}
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
    <ErrorState
      title="فشل في تحميل بيانات الجرد"
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
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

type ShownProps = Omit<ReturnType<typeof useCount>, 'count'> & { count: Count };

function Shown({ count, list, query, lines }: ShownProps) {
  const saving = useLineSaving(count._id);
  return (
    <>
      <CountHeader count={count} query={query} saving={saving} />
      <CountLines count={count} list={list} lines={lines} saving={saving} />
    </>
  );
}
