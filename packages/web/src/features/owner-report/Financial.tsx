import { counted, nouns, type Noun, type FinancialOverview } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import type { Query } from '@/lib/http/query-state';
import { Ages } from '@/shared/ledger/AgeingSection';
import { Section } from '@/ui/Card';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { HeldMoney } from './HeldMoney';

const owed = (cents: number) => <Money usd={cents} at="today" />;

/** The shop's receivables and payables, and the age of its customers' debts. */
export const Financial = ({ query }: { query: Query<FinancialOverview> }) => (
  <Section title="الوضع المالي">
    <QueryBoundary query={query}>
      {({ receivables, payables, monthlyFinancials, money, ageing }) => (
        <div className="flex flex-col gap-5">
          <DescriptionList
            facts={[
              { name: 'ديون العملاء', value: <Amount {...receivables} of={nouns.customer} /> },
              { name: 'مستحقات الموردين', value: <Amount {...payables} of={nouns.invoice} /> },
              {
                name: 'متوسط فاتورة هذا الشهر',
                value: <Money usd={monthlyFinancials.avgOrderValue} at={monthlyFinancials.rials} />,
              },
              { name: 'فواتير هذا الشهر', value: formatNumber(monthlyFinancials.totalOrders) },
            ]}
          />
          <HeldMoney money={money} />
          <div className="flex flex-col gap-2">
            <h3 className="text-base">أعمار ديون العملاء</h3>
            <Ages ageing={ageing} money={owed} />
          </div>
        </div>
      )}
    </QueryBoundary>
  </Section>
);

const Amount = ({ total, count, of }: { total: number; count: number; of: Noun }) => (
  <span className="flex flex-wrap items-baseline gap-x-2">
    {owed(total)}
    <span className="text-sm text-muted">{`(${counted(count, of)})`}</span>
  </span>
);
