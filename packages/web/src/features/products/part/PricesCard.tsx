import { profitPercent, type PartDetail } from '@turoos/contract';
import { formatUsd } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';

/** The part's prices, cost and profit. */
export function PricesCard({ part }: { part: PartDetail }) {
  const { sellingPrice, wholesalePrice, costPrice, purchasePrice } = part.pricing;
  return (
    <Section title="الأسعار والربح">
      <DescriptionList
        facts={[
          { name: 'سعر البيع', value: <Money usd={sellingPrice} at="today" /> },
          { name: 'سعر الجملة', value: known(wholesalePrice) },
          { name: 'سعر التكلفة', value: known(costPrice) },
          { name: 'سعر الشراء', value: known(purchasePrice) },
          {
            name: 'نسبة الربح على الشراء',
            value: <Code>{`${profitPercent(sellingPrice, purchasePrice)}%`}</Code>,
          },
          { name: 'الهامش على التكلفة', value: margin(sellingPrice, costPrice) },
        ]}
      />
    </Section>
  );
}

const known = (cents: number) =>
  cents === 0 ? <span className="text-faint">غير محدد</span> : <Money usd={cents} at="today" />;

const margin = (selling: number, cost: number) =>
  cost > 0 && <Code>{`${formatUsd(selling - cost)} (${profitPercent(selling, cost)}%)`}</Code>;
