import type { Sale } from '@turoos/contract';
import { Section } from '@/ui/Card';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';
import { useRate } from '@/ui/rate-context';
import { paidRials, rateOf, restAt } from '../sale-labels';

export function SummaryCard({ sale }: { sale: Sale }) {
  const today = useRate();
  const amount = (cents: number) => <Money usd={cents} at={rateOf(sale)} />;
  return (
    <Section title="ملخص الفاتورة">
      <DescriptionList
        facts={[
          { name: 'المجموع الفرعي', value: amount(sale.subtotal) },
          { name: 'الضريبة', value: amount(sale.tax) },
          { name: 'الخصم', value: amount(sale.discount - sale.campaignDiscount) },
          {
            name: `خصم الحملة ${sale.campaign?.name}`,
            value: sale.campaign && amount(sale.campaignDiscount),
          },
          {
            name: 'الإجمالي النهائي',
            value: <Money usd={sale.grandTotal} at={rateOf(sale)} className="text-lg" />,
          },
          { name: 'المدفوع', value: <Money usd={sale.partialAmount} at={paidRials(sale)} /> },
          { name: 'المرتجع', value: amount(sale.refundAmount) },
          { name: 'المتبقي', value: <Money usd={sale.remaining} at={restAt(sale, today)} say /> },
        ]}
      />
    </Section>
  );
}
