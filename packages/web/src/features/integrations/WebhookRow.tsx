import { topicLabel, webhookTexts, type Webhook } from '@turoos/contract';
import { ListChecks, Pencil, Power, PowerOff, RotateCcwKey, Send, Trash2 } from 'lucide-react';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { usePermit } from '@/lib/session/can';
import { Badge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import { Menu } from '@/ui/Menu';
import type { ShownSecret } from './SecretDialog';
import { useWebhookActions } from './use-webhook-actions';

interface WebhookRowProps {
  webhook: Webhook;
  onEdit: () => void;
  onDeliveries: () => void;
  onSecret: (shown: ShownSecret) => void;
}

/** An address: what it is told, whether it answers, and what waits for it. */
export function WebhookRow({ webhook, onEdit, onDeliveries, onSecret }: WebhookRowProps) {
  const { name, url, topics, isActive, failingSince, stoppedAt, waiting, error } = webhook;
  const { reason } = usePermit('integrations:manage');
  const actions = useWebhookActions(webhook, onSecret);
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {legible(name)}
          {!isActive && <Badge tone="neutral">معطّل</Badge>}
          {isActive && failingSince && <Badge tone="danger">لا يرد</Badge>}
        </p>
        <p className="text-sm text-muted">
          <Code>{url}</Code>
        </p>
        <p className="text-sm text-pretty text-muted">{topics.map(topicLabel).join('، ')}</p>
        {waiting > 0 && <p className="text-sm text-muted">{`في الانتظار: ${formatNumber(waiting)}`}</p>}
        {stoppedAt && (
          <p className="text-sm text-pretty text-warning">
            {`أوقفه الخادم ${formatDateTime(stoppedAt)}: ${error}. أصلحه ثم فعّله، فيُبلَّغ بما فاته قبل توقفه.`}
          </p>
        )}
        {isActive && failingSince && error && <p className="text-sm text-danger">{legible(error)}</p>}
      </div>
      <Menu
        label={`إجراءات العنوان ${name}`}
        items={[
          { label: 'ما أُبلغ به', icon: ListChecks, onSelect: onDeliveries },
          {
            label: 'إرسال رسالة تجربة',
            icon: Send,
            disabledReason: reason ?? (isActive ? undefined : webhookTexts.inactive),
            onSelect: actions.test,
          },
          { label: 'تعديل', icon: Pencil, disabledReason: reason, onSelect: onEdit },
          { label: 'تجديد سر التوقيع', icon: RotateCcwKey, disabledReason: reason, onSelect: actions.renew },
          {
            label: isActive ? 'تعطيل' : 'تفعيل',
            icon: isActive ? PowerOff : Power,
            disabledReason: reason,
            onSelect: actions.toggle,
          },
          { label: 'حذف', icon: Trash2, tone: 'danger', disabledReason: reason, onSelect: actions.remove },
        ]}
      />
    </li>
  );
}
