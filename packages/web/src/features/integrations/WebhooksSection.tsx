import { webhooksApi, type Webhook } from '@turoos/contract';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { AddButton } from '@/ui/AddButton';
import { Section } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { EditedWebhook } from './WebhookDialog';
import { WebhookRow } from './WebhookRow';
import type { ShownSecret } from './SecretDialog';

/** The addresses of other programs that are told what happens in the shop. */
export function WebhooksSection() {
  const webhooks = useData('integrations', webhooksApi.list, {});
  const secret = useLazyDialog<ShownSecret>(() => import('./SecretDialog').then((m) => m.SecretDialog));
  const edit = useLazyDialog<EditedWebhook>(() => import('./WebhookDialog').then((m) => m.WebhookDialog));
  const deliveries = useLazyDialog<Webhook>(() =>
    import('./DeliveriesDialog').then((m) => m.DeliveriesDialog),
  );
  const open = (webhook: Webhook | null) => edit.show({ webhook, show: secret.show });
  return (
    <Section
      title="عناوين الإبلاغ"
      description="برامج أخرى يُبلغها المتجر حين يحدث شيء: بيع، أو تغيّر كمية، أو قبض دفعة"
      actions={<AddButton right="integrations:manage" label="إضافة عنوان" onAdd={() => open(null)} />}
    >
      <QueryBoundary query={webhooks} title="فشل في جلب عناوين الإبلاغ">
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={WebhookIcon}
              title="لا توجد عناوين إبلاغ بعد"
              message="أضف العنوان الذي أعطاك إياه صاحب البرنامج الآخر، واختر ما يُبلَّغ به."
            />
          ) : (
            <ul className="divide-y divide-line">
              {all.map((webhook) => (
                <WebhookRow
                  key={webhook._id}
                  webhook={webhook}
                  onEdit={() => open(webhook)}
                  onDeliveries={() => deliveries.show(webhook)}
                  onSecret={secret.show}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {edit.dialog}
      {deliveries.dialog}
      {secret.dialog}
    </Section>
  );
}
