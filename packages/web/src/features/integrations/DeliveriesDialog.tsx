import {
  topicLabel,
  webhookDeliveryStatus,
  webhooksApi,
  webhookTexts,
  type Webhook,
  type WebhookDelivery,
} from '@turoos/contract';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { QueryBoundary } from '@/ui/QueryBoundary';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** What an address was told, newest first, with its answers. */
export function DeliveriesDialog({ subject: webhook, open, onClose }: SubjectDialogProps<Webhook>) {
  const [page, setPage] = useState(1);
  const query = useData('integrations', webhooksApi.deliveries, {
    params: { id: webhook._id },
    query: { page },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={`ما أُبلغ به «${webhook.name}»`}
      description="خلال آخر ثلاثين يوماً، الأحدث أولاً"
    >
      <QueryBoundary query={query} title="فشل في جلب ما أُبلغ به العنوان">
        {({ rows, total, limit }) =>
          total === 0 ? (
            <EmptyState title="لم يُبلَّغ بشيء بعد" message="أرسل رسالة تجربة، أو انتظر أول حدث." />
          ) : (
            <>
              <ul className="divide-y divide-line">
                {rows.map((delivery) => (
                  <DeliveryRow key={delivery._id} webhook={webhook} delivery={delivery} />
                ))}
              </ul>
              <Pagination page={page} limit={limit} total={total} onPage={setPage} />
            </>
          )
        }
      </QueryBoundary>
    </Dialog>
  );
}

type DeliveryRowProps = { webhook: Webhook; delivery: WebhookDelivery };

function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  const { _id, topic, status, attempts, happenedAt, nextAttemptAt, answerStatus, answer, error } = delivery;
  const resend = useAction(webhooksApi.resend, {
    done: 'سيُعاد إرساله الآن',
    failed: 'فشل في إعادة الإرسال',
  });
  const blocked = webhook.isActive ? status === 'queued' && webhookTexts.waits : webhookTexts.inactive;
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {topicLabel(topic)} <StatusBadge status={webhookDeliveryStatus[status]} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{formatDateTime(happenedAt)}</span>
          {attempts > 0 && <span>{`المحاولات: ${formatNumber(attempts)}`}</span>}
          {attempts > 0 && nextAttemptAt && <span>{`التالية ${formatDateTime(nextAttemptAt)}`}</span>}
        </p>
        {error && <p className="text-sm text-danger">{legible(error)}</p>}
        {answerStatus !== null && (
          <p className="text-sm wrap-anywhere text-muted">
            الرد: <Code>{`${answerStatus} ${answer.slice(0, 200)}`.trim()}</Code>
          </p>
        )}
      </div>
      <Button
        icon={RotateCw}
        busy={resend.isPending}
        disabledReason={blocked}
        onClick={() => resend.mutate({ params: { id: webhook._id, delivery: _id } })}
      >
        إعادة الإرسال
      </Button>
    </li>
  );
}
