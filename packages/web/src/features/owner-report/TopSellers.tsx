import { counted, nouns, quantityText, type SalesAnalytics } from '@turoos/contract';
import type { Query } from '@/lib/http/query-state';
import { Link } from '@/lib/navigation/Link';
import { Section } from '@/ui/Card';
import { Money } from '@/ui/Money';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RankedList } from './RankedList';

type Props = { query: Query<SalesAnalytics> };
const empty = 'لا مبيعات في هذه الفترة';
const linkStyle = 'text-accent-strong hover:underline';

export const TopProducts = ({ query }: Props) => (
  <Section title="أعلى الأصناف مبيعاً" description="حسب الإيراد، قبل خصم الفواتير">
    <QueryBoundary query={query}>
      {({ topProducts }) => (
        <RankedList
          empty={empty}
          rows={topProducts.map(({ _id, product, unit, totalSold, totalRevenue, rials }) => ({
            key: product,
            name: (
              <Link to="/products/$id" params={{ id: product }} className={linkStyle}>
                {_id}
              </Link>
            ),
            note: `الكمية ${quantityText(totalSold, unit)}`,
            amount: totalRevenue,
            figure: <Money usd={totalRevenue} at={rials} />,
          }))}
        />
      )}
    </QueryBoundary>
  </Section>
);

export const TopCustomers = ({ query }: Props) => (
  <Section title="أفضل العملاء" description="حسب ما اشتروه، بعد المرتجعات">
    <QueryBoundary query={query}>
      {({ topCustomers }) => (
        <RankedList
          empty={empty}
          rows={topCustomers.map(({ _id, customer, orderCount, totalSpent, rials }) => ({
            key: customer,
            name: (
              <Link to="/customers/$id" params={{ id: customer }} className={linkStyle}>
                {_id}
              </Link>
            ),
            note: counted(orderCount, nouns.invoice),
            amount: totalSpent,
            figure: <Money usd={totalSpent} at={rials} />,
          }))}
        />
      )}
    </QueryBoundary>
  </Section>
);
