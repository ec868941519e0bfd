import type { OfflineSaleDetail } from '@turoos/contract';
import { Section } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { useMoneyText } from '@/ui/money-text';
import { compareReported } from './compare-reported';

const cell = 'py-1.5 pe-4 text-start align-baseline';

/** What the till reported beside what was booked. */
export function ReportedCard({ sale }: { sale: OfflineSaleDetail }) {
  const moneyText = useMoneyText();
  const rows = compareReported(sale, (cents) => moneyText(cents, sale.usd_to_yer));
  const isBooked = sale.booked !== null;
  return (
    <Section title={isBooked ? 'ما وصل وما سُجل' : 'ما وصل من نقطة البيع'}>
      <table className="w-full">
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            <th scope="col" className={cn(cell, 'font-normal')}>
              <span className="sr-only">البيان</span>
            </th>
            <th scope="col" className={cn(cell, 'font-normal')}>
              نقطة البيع
            </th>
            {isBooked && (
              <th scope="col" className={cn(cell, 'font-normal')}>
                الفاتورة
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, reported, booked, differs }) => (
            <tr key={name}>
              <th scope="row" className={cn(cell, 'text-sm font-normal whitespace-nowrap text-muted')}>
                {legible(name)}
              </th>
              <td className={cell}>{legible(reported)}</td>
              {isBooked && (
                <td className={cn(cell, differs && 'font-semibold text-warning')}>{legible(booked)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {sale.fact.notes && <p className="mt-3 border-t border-line pt-3">{legible(sale.fact.notes)}</p>}
    </Section>
  );
}
