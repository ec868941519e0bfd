import { apiKeysApi, apiKeyStatus, ltr, type ApiKey } from '@turoos/contract';
import { KeySquare } from 'lucide-react';
import { formatAgo, formatDate, formatDateTime, formatNumber } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { RightsList } from '@/shared/access/RightsList';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Menu } from '@/ui/Menu';

/** A key: what it may do, in whose name, and when it was last used and from where. */
export function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, rights, warehouses, status, perMinute, by, expiresAt, lastUsedAt, lastUsedIp } =
    apiKey;
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {legible(name)} <Code className="text-muted">{`${prefix}…`}</Code>
          <StatusBadge status={apiKeyStatus[status]} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>باسم {legible(by.name)}</span>
          {warehouses.length > 0 && <span>في {warehouses.map((one) => one.name).join('، ')}</span>}
          <span>ينتهي {formatDate(expiresAt)}</span>
          <span>{`الطلبات في الدقيقة: ${formatNumber(perMinute)}`}</span>
          {lastUsedAt ? (
            <span title={formatDateTime(lastUsedAt)}>
              آخر استعمال {formatAgo(lastUsedAt)} من <Code>{lastUsedIp ?? ''}</Code>
            </span>
          ) : (
            <span>لم يُستعمل بعد</span>
          )}
        </p>
        <RightsList rights={rights} most={6} />
      </div>
      <KeyMenu apiKey={apiKey} />
    </li>
  );
}

function KeyMenu({ apiKey: { _id: id, name, prefix, withdrawnAt } }: { apiKey: ApiKey }) {
  const { reason } = usePermit('integrations:manage');
  const confirm = useConfirm();
  const withdraw = useAction(apiKeysApi.withdraw, {
    done: 'تم سحب مفتاح الربط',
    failed: 'فشل في سحب مفتاح الربط',
  });
  const askToWithdraw = async () => {
    const sure = await confirm({
      title: 'سحب مفتاح الربط',
      message: `هل تريد سحب المفتاح «${name}» (${ltr(`${prefix}…`)})؟ تُرفض طلبات البرنامج الذي يستعمله من هذه اللحظة، ولا يمكن التراجع.`,
      confirmLabel: 'سحب',
      tone: 'danger',
    });
    if (sure) withdraw.mutate({ params: { id } });
  };
  return (
    <Menu
      label={`إجراءات المفتاح ${name}`}
      items={[
        {
          label: 'سحب المفتاح',
          icon: KeySquare,
          tone: 'danger',
          disabledReason: reason ?? (withdrawnAt ? 'المفتاح مسحوب' : undefined),
          onSelect: () => void askToWithdraw(),
        },
      ]}
    />
  );
}
