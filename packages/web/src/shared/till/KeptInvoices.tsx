import { counted, nouns } from '@turoos/contract';
import { Pause, Play, Trash2 } from 'lucide-react';
import { navigate } from '@/lib/navigation/hooks';
import { tillRuntime } from '@/lib/till/this-till';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { Money } from '@/ui/Money';
import { clockTime } from './clock-time';
import { dropKept, keptInvoices, type KeptInvoice } from './kept-invoices';

/** The invoices that were held on this till without the server, each with the way to complete it. */
export function KeptInvoices({ hasBegun }: { hasBegun: boolean }) {
  const kept = keptInvoices.use();
  if (kept.length === 0) return null;
  return (
    <section
      aria-label="فواتير معلقة على هذا الجهاز"
      className="rounded-lg border border-line bg-surface px-3 py-2 shadow-card"
    >
      <h2 className="flex items-center gap-2 text-sm font-semibold">
        <Pause className="size-4 shrink-0" aria-hidden="true" />
        معلقة على هذا الجهاز: {counted(kept.length, nouns.invoice)}
      </h2>
      <ul className="flex flex-col">
        {kept.map((invoice) => (
          <Kept key={invoice.id} invoice={invoice} hasBegun={hasBegun} />
        ))}
      </ul>
    </section>
  );
}

function Kept({ invoice, hasBegun }: { invoice: KeptInvoice; hasBegun: boolean }) {
  const confirm = useConfirm();
  const { id, at, title, seller, grandTotal, lines } = invoice;
  const remove = async () => {
    const agreed = await confirm({
      title: 'حذف فاتورة معلقة',
      message: `هل تريد حذف فاتورة «${title}» المعلقة على هذا الجهاز؟ لا يمكن استعادتها بعد الحذف.`,
      confirmLabel: 'حذف الفاتورة',
      cancelLabel: 'رجوع',
      tone: 'danger',
    });
    const runtime = agreed && (await tillRuntime());
    if (runtime) await dropKept(runtime, id);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="font-semibold">{legible(title)}</span>
      <span className="text-sm text-muted">
        {counted(lines, nouns.item)}، {clockTime(at)}، {legible(seller)}
      </span>
      <Money usd={grandTotal} at="today" />
      <span className="ms-auto flex items-center gap-1">
        <Button
          size="sm"
          icon={Play}
          disabledReason={hasBegun && 'احفظ الفاتورة المفتوحة أو علّقها أولاً'}
          onClick={() => void navigate({ to: '/sales', search: { new: '1', kept: id } })}
        >
          إكمال
        </Button>
        <IconButton label="حذف الفاتورة المعلقة" icon={Trash2} size="sm" onClick={() => void remove()} />
      </span>
    </li>
  );
}
