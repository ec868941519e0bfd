import { pricesApi, profitPercent, quantityText, tierPrice, type PartDetail } from '@turoos/contract';
import { formatUsd } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { ReplacementFacts } from '@/shared/prices/ReplacementFacts';
import { useTiers } from '@/shared/prices/use-tiers';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';

/** The part's prices, cost and profit. */
export function PricesCard({ part }: { part: PartDetail }) {
  const { sellingPrice, wholesalePrice, costPrice } = part.pricing;
  const { tierPrices, priceBreaks } = part;
  const prices = { sellingPrice, wholesalePrice, tierPrices, priceBreaks };
  const seesCosts = useCan('costs:read');
  const tiers = useTiers().filter(({ isWholesale }) => !isWholesale);
  return (
    <Section title={seesCosts ? 'الأسعار والربح' : 'الأسعار'}>
      <DescriptionList
        facts={[
          { name: 'سعر البيع', value: <Money usd={sellingPrice} at="today" /> },
          { name: 'سعر الجملة', value: known(wholesalePrice) },
          ...tiers.map((tier) => ({
            name: `سعر ${tier.name}`,
            value: <Money usd={tierPrice(prices, tier)} at="today" />,
          })),
          ...part.priceBreaks.map(({ from, price }) => ({
            name: `من ${quantityText(from, part.unit)}`,
            value: <Money usd={price} at="today" />,
          })),
          ...(seesCosts
            ? [
                { name: 'سعر التكلفة', value: known(costPrice) },
                { name: 'الربح على التكلفة', value: margin(sellingPrice, costPrice) },
              ]
            : []),
        ]}
      />
      {seesCosts && <BoughtLast id={part._id} />}
    </Section>
  );
}

/** What the part costs to buy again, at today's rate. */
function BoughtLast({ id }: { id: string }) {
  const { data } = useData('products', pricesApi.replacement, { params: { id } });
  return (
    data && (
      <div className="mt-3 border-t border-line pt-3">
        <ReplacementFacts replacement={data} />
      </div>
    )
  );
}

const known = (cents: number) =>
  cents === 0 ? <span className="text-faint">غير محدد</span> : <Money usd={cents} at="today" />;

const margin = (selling: number, cost: number) =>
  cost > 0 && <Code>{`${formatUsd(selling - cost)} (${profitPercent(selling, cost)}%)`}</Code>;
