import { customerPaymentMethods, transactionTypes, type CustomerTransaction } from '@turoos/contract';
import { formatDateTime, formatYer } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { AccountBalance } from '@/shared/ledger/AccountBalance';
import { statementColumns, type StatementWords } from '@/shared/ledger/statement-columns';
import { Code } from '@/ui/Code';
import { Money } from '@/ui/Money';

export const customerStatementWords: StatementWords<CustomerTransaction> = {
  date: ({ createdAt }) => formatDateTime(createdAt),
  debt: 'عليه',
  credit: 'له',
  types: transactionTypes,
  rials: ({ amount, usd_to_yer }) => (usd_to_yer === null ? '—' : formatYer(amount, usd_to_yer)),
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
  money: ({ amount, usd_to_yer }) => <Money usd={amount} at={usd_to_yer} stacked />,
  balance: (cents) => <AccountBalance cents={cents} />,
});
