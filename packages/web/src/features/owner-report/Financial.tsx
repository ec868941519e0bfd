import { counted, nouns, type Noun, type FinancialOverview } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import type { Query } from '@/lib/http/query-state';
import { Ages } from '@/shared/ledger/AgeingSection';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { wholeUsd } from './whole-usd';

const strong = (cents: number) => <Code className="font-semibold">{wholeUsd(cents)}</Code>;

/** The shop's receivables and payables, and the age of its customers' debts. */
export const Financial = ({ query }: { query: Query<FinancialOverview> }) => (
  <Section title="الوضع المالي">
    <QueryBoundary query={query}>
      {({ receivables, payables, monthlyFinancials, ageing }) => (
        <div className="flex flex-col gap-5">
          <DescriptionList
            facts={[
              { name: 'ديون العملاء', value: <Amount {...receivables} of={nouns.customer} /> },
              { name: 'مستحقات الموردين', value: <Amount {...payables} of={nouns.invoice} /> },
              {
                name: 'متوسط فاتورة هذا الشهر',
                value: <Code>{wholeUsd(monthlyFinancials.avgOrderValue)}</Code>,
              },
              { name: 'فواتير هذا الشهر', value: formatNumber(monthlyFinancials.totalOrders) },
            ]}
          />
          <div className="flex flex-col gap-2">
            <h3 className="text-base">أعمار ديون العملاء</h3>
            <Ages ageing={ageing} money={strong} />
          </div>
        </div>
      )}
    </QueryBoundary>
  </Section>
);

const Amount = ({ total, count, of }: { total: number; count: number; of: Noun }) => (
  <span className="flex flex-wrap items-baseline gap-x-2">
    {strong(total)}
    <span className="text-sm text-muted">{`(${counted(count, of)})`}</span>
  </span>
);
