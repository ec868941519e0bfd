import { ltr, orderListText, suppliersApi, whatsAppLink } from '@turoos/contract';
import { Copy, MessageCircle } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { copyText } from '@/lib/platform/copy-text';
import { useCan } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { quantityBox } from '@/shared/parts/Quantity';
import { useShop } from '@/shared/shop/use-shop';
import { SupplierPicker } from '@/shared/suppliers/SupplierPicker';
import { Button } from '@/ui/Button';
import { legible, PartNumber } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { NumberInput } from '@/ui/NumberInput';
import { Usd } from '@/ui/Usd';
import { costOf, wantedLines, type DraftOrder } from './order-draft';

type OrderSectionProps = { order: DraftOrder; onChange: (order: DraftOrder) => void };

/** What is ordered from one supplier: its parts with their quantities, and its list to send. */
export function OrderSection({ order, onChange }: OrderSectionProps) {
  const { supplier, lines } = order;
  return (
    <section aria-label={supplier?.name ?? 'بلا مورد'} className="rounded-md border border-line">
      <header className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b border-line bg-sunken px-3 py-2">
        <Field
          label={order.key === 'none' ? 'مورد القطع التي لم تُشترَ من قبل' : 'المورد'}
          className="min-w-56 grow"
        >
          <SupplierPicker
            creates
            value={supplier}
            onChange={(chosen) => onChange({ ...order, supplier: chosen })}
          />
        </Field>
        <Usd cents={costOf(order)} className="py-2 font-semibold" />
        <SendList order={order} />
      </header>
      <ul className="divide-y divide-line">
        {lines.map((line, index) => (
          <li key={line.part._id} className="flex items-center gap-3 px-3 py-1.5">
            <div className="min-w-0 grow">
              <p className="break-words">{legible(line.part.name)}</p>
              <PartNumber className="text-sm text-muted">{line.part.partNumber}</PartNumber>
            </div>
            <NumberInput
              aria-label={`كمية ${line.part.name}`}
              className="w-28 shrink-0"
              min={0}
              {...quantityBox(line.part.unit)}
              value={line.quantity}
              onChange={(quantity) => onChange({ ...order, lines: lines.with(index, { ...line, quantity }) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A chat opens with a text of about this length; a longer one is pasted. */
const longestLink = 6000;

function SendList({ order }: { order: DraftOrder }) {
  const shop = useShop();
  const id = order.supplier?._id ?? '';
  const known = useCan('suppliers:read') && id !== '';
  const { data } = useData('suppliers', suppliersApi.get, { params: { id } }, { enabled: known });
  const wanted = wantedLines(order);
  const text = orderListText(
    shop.name,
    wanted.map(({ part, quantity }) => ({ ...part, quantity })),
  );
  const nothing = wanted.length === 0 && 'لا كميات في القائمة';
  const copy = async () => {
    const copied = await copyText(text);
    toast(
      copied ? { title: 'نُسخت القائمة، ألصقها في المحادثة' } : { tone: 'danger', title: 'تعذّر نسخ القائمة' },
    );
  };
  const send = () => {
    const link = whatsAppLink(text, data?.phone);
    const isLong = link.length > longestLink;
    if (isLong) void copy();
    window.open(isLong ? whatsAppLink('', data?.phone) : link, '_blank', 'noopener');
  };
  return (
    <div className="flex gap-2 py-1">
      <Button size="sm" icon={MessageCircle} disabledReason={nothing} onClick={send}>
        واتساب
        {data?.phone && <span className="sr-only"> {ltr(data.phone)}</span>}
      </Button>
      <Button size="sm" variant="ghost" icon={Copy} disabledReason={nothing} onClick={() => void copy()}>
        نسخ القائمة
      </Button>
    </div>
  );
}
