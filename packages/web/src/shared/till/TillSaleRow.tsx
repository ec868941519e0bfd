import { ltr } from '@turoos/contract';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { location } from '@/lib/navigation/location';
import { navigate } from '@/lib/navigation/hooks';
import type { TillEntry } from '@/lib/till/runtime';
import { Badge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import { Money } from '@/ui/Money';
import { clockTime } from './clock-time';

const states = {
  waiting: { label: 'تنتظر الإرسال', tone: 'warning' },
  sending: { label: 'تُرسل الآن', tone: 'info' },
  acknowledged: { label: 'أُرسلت', tone: 'success' },
  refused: { label: 'لم يقبلها الخادم', tone: 'danger' },
} as const;

/** Shows a sale of this till over the counter or the list, wherever the user is now. */
const show = (till: string) =>
  void (location.get().path === '/sales'
    ? navigate({ to: '.', search: (now: object) => ({ ...now, till }), keepScroll: true })
    : navigate({ to: '/sales', search: { till } }));

type TillSaleRowProps = { entry: TillEntry; onShow?: () => void; children?: ReactNode };

/** A sale that this till made without the server, with the way to look at it and print it. */
export function TillSaleRow({ entry: { id, sale, booked, status }, onShow, children }: TillSaleRowProps) {
  const { label, tone } = states[status];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Code className="font-semibold">{booked?.saleNumber ?? sale.number}</Code>
      <span className="text-sm text-muted">{clockTime(sale.madeAt)}</span>
      <span>{legible(sale.customerName)}</span>
      <span className="ms-auto flex items-center gap-3">
        <Money usd={sale.grandTotal} at={sale.rates.usdToYer} />
        <Badge tone={tone}>{label}</Badge>
        <IconButton
          label={`عرض الفاتورة ${ltr(sale.number)}`}
          icon={Eye}
          onClick={() => {
            onShow?.();
            show(id);
          }}
        />
      </span>
      {children}
    </li>
  );
}
