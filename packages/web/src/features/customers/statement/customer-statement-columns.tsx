import {
  customerPaymentMethods,
  rialsHanded,
  transactionTypes,
  type CustomerTransaction,
} from '@turoos/contract';
import { formatDateTime, formatRials } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { statementColumns, type StatementWords } from '@/shared/ledger/statement-columns';
import { HandedMoney } from '@/shared/money/HandedMoney';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';
import { Money } from '@/ui/Money';

export const customerStatementWords: StatementWords<CustomerTransaction> = {
  date: ({ createdAt }) => formatDateTime(createdAt),
  debt: 'عليه',
  credit: 'له',
  types: transactionTypes,
  rials: (entry) => {
    const rials = rialsHanded(entry);
    return rials === null ? '—' : formatRials(rials);
  },
  methods: customerPaymentMethods,
  document: ({ reference, saleNumber }) =>
    reference && (
      <Link
        to="/sales/$id"
        params={{ id: reference }}
        className="relative z-1 w-fit text-accent-strong hover:underline"
      >
        <Code>{saleNumber ?? 'الفاتورة'}</Code>
      </Link>
    ),
};

export const customerStatementColumns = statementColumns<CustomerTransaction>({
  ...customerStatementWords,
  money: ({ money, amount, usd_to_yer }) => (
    <HandedMoney money={money} usd={amount} at={usd_to_yer} stacked />
  ),
  balance: (cents) => (
    <Money
      usd={cents}
      at="today"
      stacked
      className={cn('max-sm:[&>.text-muted]:hidden', cents < 0 && 'text-danger', cents > 0 && 'text-success')}
    />
  ),
});
