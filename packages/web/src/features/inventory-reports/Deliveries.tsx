import {
  deliveryStatus,
  inventoryReportsApi,
  isRetryable,
  type InventoryReport,
  type ReportDelivery,
} from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Mail, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';

const limit = 10;

const columns: readonly Column<ReportDelivery>[] = [
  { id: 'recipient', header: 'المستلم', primary: true, cell: (one) => <Code>{one.recipient}</Code> },
  {
    id: 'status',
    header: 'الحالة',
    cell: (one) => (
      <>
        <StatusBadge status={deliveryStatus[one.status]} />
        {one.error && one.status !== 'undelivered' && (
          <span className="block text-sm text-muted">{one.error}</span>
        )}
      </>
    ),
  },
  { id: 'createdAt', header: 'طُلبت في', cell: (one) => <bdi>{formatDateTime(one.createdAt)}</bdi> },
  {
    id: 'sentAt',
    header: 'أُرسلت في',
    cell: (one) => (one.sentAt ? <bdi>{formatDateTime(one.sentAt)}</bdi> : '—'),
  },
];

/** The messages a report was sent in, with their delivery status. */
export function Deliveries({ report }: { report: InventoryReport }) {
  const [page, setPage] = useState(1);
  const may = usePermit('inventoryReports:share');
  const given = { params: { id: report._id }, query: { page, limit } };
  const messages = useData('inventory-reports', inventoryReportsApi.deliveries, given, {
    placeholderData: keepPreviousData,
  });
  const retry = useAction(inventoryReportsApi.retryDelivery, {
    done: 'أُعيدت الرسالة إلى قائمة الإرسال',
    failed: 'فشل في إعادة الإرسال',
  });
  return (
    <QueryBoundary query={messages} waiting={<Skeleton className="h-40 w-full" />}>
      {({ rows, total }) =>
        total === 0 ? (
          <EmptyState
            icon={Mail}
            title="لم يُرسل هذا التقرير بعد"
            message="شاركه من قائمة إجراءاته، أو جدوله ليُرسل في موعده."
          />
        ) : (
          <div className="overflow-hidden rounded-lg border border-line">
            <Table
              label="رسائل التقرير"
              columns={columns}
              rows={rows}
              rowKey={({ _id: id }) => id}
              stale={messages.isPlaceholderData}
              renderActions={({ _id: deliveryId, status, recipient }) =>
                isRetryable(status) && (
                  <Button
                    size="sm"
                    icon={RotateCw}
                    aria-label={`إعادة الإرسال إلى ${recipient}`}
                    disabledReason={may.reason}
                    onClick={() => retry.mutate({ params: { id: report._id, deliveryId } })}
                  >
                    إعادة الإرسال
                  </Button>
                )
              }
            />
            <Pagination page={page} limit={limit} total={total} onPage={setPage} />
          </div>
        )
      }
    </QueryBoundary>
  );
}
