import { ltr, tillsApi, type Till } from '@turoos/contract';
import { ListChecks, MonitorOff, Pencil } from 'lucide-react';
import { formatDate, formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { limitText } from '@/shared/till/limit-text';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Menu } from '@/ui/Menu';
import { useDisplayCurrency, useRate } from '@/ui/rate-context';
import { lastDay } from './till-form';
import { tillNotes, tillStatus } from './till-words';

type TillRowProps = { till: Till; onEdit: () => void };

/** A till: its state in words, what it may sell, and what must be done about it. */
export function TillRow({ till, onEdit }: TillRowProps) {
  const { code, name, lastSeenAt, people, withdrawnAt } = till;
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {legible(name)} <Code className="text-muted">{code}</Code>
          <span title={lastSeenAt ? formatDateTime(lastSeenAt) : undefined}>
            <StatusBadge status={tillStatus(till)} />
          </span>
        </p>
        {!withdrawnAt && <Grant till={till} />}
        {people.length > 0 && (
          <p className="text-sm text-muted">
            يبيع عليها: {legible(people.map((one) => one.name).join('، '))}
          </p>
        )}
        {tillNotes(till).map((note) => (
          <p key={note} className="text-sm text-pretty text-warning">
            {legible(note)}
          </p>
        ))}
      </div>
      <TillMenu till={till} onEdit={onEdit} />
    </li>
  );
}

const Grant = ({ till: { grantUntil, largestSale, mayCredit } }: { till: Till }) => (
  <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
    <span>
      {grantUntil ? `تبيع دون الخادم حتى نهاية ${formatDate(lastDay(grantUntil))}` : 'تبيع دون الخادم بلا مدة'}
    </span>
    <span>{largestSale === null ? 'فواتير بأي مبلغ' : <LargestSale cents={largestSale} />}</span>
    <span>{mayCredit ? 'نقداً وبالآجل' : 'نقداً فقط'}</span>
  </p>
);

/** The limit as it was typed: in rials where the shop counts in rials. */
function LargestSale({ cents }: { cents: number }) {
  const rate = useRate();
  const inDollars = useDisplayCurrency() === 'USD';
  return <>فواتير حتى {legible(limitText(cents, inDollars ? null : rate))}</>;
}

function TillMenu({ till, onEdit }: TillRowProps) {
  const { _id: id, code, name, withdrawnAt } = till;
  const mayManage = usePermit('settings:update');
  const mayDecide = usePermit('sales:decide');
  const confirm = useConfirm();
  const withdraw = useAction(tillsApi.withdraw, {
    done: 'تم سحب نقطة البيع',
    failed: 'فشل في سحب نقطة البيع',
  });
  const askToWithdraw = async () => {
    const sure = await confirm({
      title: 'سحب نقطة البيع',
      message: `هل تريد سحب نقطة البيع «${name}» (${ltr(code)})؟ عند اتصالها التالي ترسل ما لديها من مبيعات ثم تحذف نسختها، ولا تبيع بعد ذلك دون الخادم. لا يمكن التراجع: لإعادة الجهاز جهّزه برمز جديد.`,
      confirmLabel: 'سحب',
      tone: 'danger',
    });
    if (sure) withdraw.mutate({ params: { id } });
  };
  const managed = mayManage.reason ?? (withdrawnAt ? 'نقطة البيع مسحوبة' : undefined);
  return (
    <Menu
      label={`إجراءات نقطة البيع ${name}`}
      items={[
        { label: 'تعديل', icon: Pencil, disabledReason: managed, onSelect: onEdit },
        {
          label: 'مبيعاتها دون الخادم',
          icon: ListChecks,
          disabledReason: mayDecide.reason,
          onSelect: () => void navigate({ to: '/sales/offline', search: { state: 'all', till: id } }),
        },
        {
          label: 'سحب نقطة البيع',
          icon: MonitorOff,
          tone: 'danger',
          disabledReason: managed,
          onSelect: () => void askToWithdraw(),
        },
      ]}
    />
  );
}
