import {
  cancelPrintBlocked,
  printedPapers,
  printingApi,
  printJobStatus,
  retryPrintBlocked,
  type PrintJob,
} from '@turoos/contract';
import { ListChecks, RotateCcw, X } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { StatusBadge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { Menu } from '@/ui/Menu';
import { QueryBoundary } from '@/ui/QueryBoundary';

/** What is not printed yet, then what was printed lately. */
export function PrintQueue() {
  const jobs = useData('printing', printingApi.jobs, {});
  return (
    <Section title="قائمة الطباعة" description="تبقى سبعة أيام، ويمكن إعادة طباعة ما فيها">
      <QueryBoundary query={jobs} title="فشل في جلب قائمة الطباعة">
        {(known) =>
          known.length === 0 ? (
            <EmptyState
              icon={ListChecks}
              title="القائمة فارغة"
              message="يظهر هنا كل ما يُرسل إلى الطابعات وحالته."
            />
          ) : (
            <ul className="divide-y divide-line">
              {known.map((job) => (
                <JobRow key={job._id} job={job} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function JobRow({ job }: { job: PrintJob }) {
  const retry = useAction(printingApi.retryJob, {
    done: 'أُرسلت إلى الطابعة',
    failed: 'تعذّرت إعادة الطباعة',
  });
  const cancel = useAction(printingApi.cancelJob, {
    done: 'تم إلغاء الطباعة',
    failed: 'فشل في إلغاء الطباعة',
  });
  const given = { params: { id: job._id } };
  return (
    <li className="flex items-start gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words">
            {legible(job.paper === 'sale' ? `${printedPapers.sale} ${job.title}` : job.title)}
          </span>
          <StatusBadge status={printJobStatus[job.status]} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{legible(job.printer.name)}</span>
          <bdi>{formatDateTime(job.createdAt)}</bdi>
          {job.createdBy && <span>{legible(job.createdBy.name)}</span>}
        </p>
        {job.error && job.status !== 'cancelled' && (
          <p className="text-sm text-danger">{legible(job.error)}</p>
        )}
      </div>
      <Menu
        label={`إجراءات ${job.title}`}
        items={[
          {
            label: job.status === 'printed' ? 'طباعة مرة أخرى' : 'إعادة المحاولة',
            icon: RotateCcw,
            disabledReason: retryPrintBlocked(job.status) ?? null,
            onSelect: () => retry.mutate({ ...given, body: {} }),
          },
          {
            label: 'إلغاء الطباعة',
            icon: X,
            tone: 'danger',
            disabledReason: cancelPrintBlocked(job.status) ?? null,
            onSelect: () => cancel.mutate(given),
          },
        ]}
      />
    </li>
  );
}
