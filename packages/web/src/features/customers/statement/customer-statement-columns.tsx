import {
  customerPaymentMethods,
  customerSides,
  rialsHanded,
  transactionTypes,
  type CustomerTransaction,
} from '@turoos/contract';
import { formatDateTime, formatRials } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { statementColumns, type StatementWords } from '@/shared/ledger/statement-columns';
import { HandedMoney } from '@/shared/money/HandedMoney';
import { Code } from '@/ui/Code';
import { Balance } from '@/shared/customers/Balance';

export const customerStatementWords: StatementWords<CustomerTransaction> = {
  date: ({ createdAt }) => formatDateTime(createdAt),
  ...customerSides,
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
  balance: (cents) => <Balance cents={cents} stacked className="max-sm:[&_.text-muted]:hidden" />,
});
