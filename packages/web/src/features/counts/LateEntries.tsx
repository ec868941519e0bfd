import { piece, productsApi } from '@turoos/contract';
import { CircleAlert } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { Quantity } from '@/shared/parts/Quantity';
import { Button } from '@/ui/Button';
import { legible, PartNumber } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import type { Sent } from './line-entries';

type LateEntriesProps = { entries: readonly Sent[]; onDiscard: () => void };

/** Names what was counted on this device and cannot be saved any more, because the count is closed to the user. */
export function LateEntries({ entries, onDiscard }: LateEntriesProps) {
  const confirm = useConfirm();
  const discard = async () => {
    if (await confirm(question)) onDiscard();
  };
  return (
    <section
      aria-label="كميات لم تُحفظ"
      className="mb-3 flex flex-wrap items-start gap-3 rounded-md bg-danger-soft px-3 py-2 text-danger"
    >
      <CircleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p>كميات كتبتها على هذا الجهاز ولم تصل إلى الجرد قبل إقفاله، فليست فيه:</p>
        <ul className="list-disc ps-5">
          {entries.map((entry) => (
            <LateEntry key={entry.product} {...entry} />
          ))}
        </ul>
      </div>
      <Button size="sm" onClick={() => void discard()}>
        حذفها
      </Button>
    </section>
  );
}

const question = {
  title: 'حذف ما لم يُحفظ',
  message: 'هل تريد حذف هذه الكميات من هذا الجهاز؟ لا يمكن استعادتها بعد الحذف.',
  confirmLabel: 'حذف',
  tone: 'danger',
} as const;

function LateEntry({ product, countedQuantity }: Sent) {
  const { data: part } = useData('products', productsApi.read, { params: { id: product } });
  return (
    <li>
      {part ? legible(part.name) : '…'} {part && <PartNumber>{part.partNumber}</PartNumber>}:{' '}
      {countedQuantity === null ? 'لم تُعدّ' : <Quantity value={countedQuantity} unit={part?.unit ?? piece} />}
    </li>
  );
}
