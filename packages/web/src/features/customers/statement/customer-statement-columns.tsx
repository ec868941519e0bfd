import { paymentMethods, transactionTypes, type CustomerTransaction } from '@turoos/contract';
import { formatDateTime } from '@/lib/format';
import { Link } from '@/lib/navigation/Link';
import { Code } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { statementColumns } from '@/ui/statement-columns';
import { Balance } from '../Balance';

export const customerStatementColumns = statementColumns<CustomerTransaction>({
  date: ({ createdAt }) => formatDateTime(createdAt),
  debt: 'عليه',
  credit: 'له',
  types: transactionTypes,
  methods: paymentMethods,
  money: (cents) => <Money usd={cents} stacked />,
  balance: (cents) => <Balance cents={cents} stacked />,
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
});
