import { lastsText, type DeadPart } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { Quantity } from '@/shared/parts/Quantity';
import { legible } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Usd } from '@/ui/Usd';

export function DeadFacts({ part }: { part: DeadPart }) {
  const lasts = lastsText(part);
  return (
    <DescriptionList
      facts={[
        {
          name: 'الموجود',
          value: (
            <>
              <Quantity value={part.quantity} unit={part.unit} /> في {legible(part.warehouse.name)}
            </>
          ),
        },
        { name: 'المال المحبوس فيه', value: <Usd cents={part.value} className="font-semibold" /> },
        { name: 'آخر بيع من هذا المستودع', value: part.lastSold ? formatDate(part.lastSold) : 'لم يُبَع قط' },
        {
          name: 'يكفي',
          value: lasts === undefined ? 'لم يُبَع من أي مستودع منذ سنة' : `${lasts} بسرعة بيع آخر سنة`,
        },
        {
          name: 'السجل',
          value: (
            <Link
              to="/products/$id"
              params={{ id: part.product }}
              className="text-accent-strong hover:underline"
            >
              بطاقة المنتج
            </Link>
          ),
        },
      ]}
    />
  );
}
