import { purchasePaymentMethods, supplierTransactionTypes, type SupplierTransaction } from '@turoos/contract';
import { formatDate } from '@/lib/format';
import { Usd } from '@/ui/Usd';
import { statementColumns, type StatementWords } from '@/ui/statement-columns';
import { AccountBalance } from '@/ui/AccountBalance';
import { BillLink } from '@/ui/BillLink';

export const supplierStatementWords: StatementWords<SupplierTransaction> = {
  date: ({ date }) => formatDate(date),
  debt: 'له',
  credit: 'عليه',
  types: supplierTransactionTypes,
  methods: purchasePaymentMethods,
  document: ({ purchase, supplierInvoiceNumber, purchaseNumber }) =>
    purchase && (
      <BillLink
        bill={{
          _id: purchase,
          supplierInvoiceNumber: supplierInvoiceNumber ?? '',
          purchaseNumber: purchaseNumber ?? 'الفاتورة',
        }}
      />
    ),
};

export const supplierStatementColumns = statementColumns<SupplierTransaction>({
  ...supplierStatementWords,
  money: (cents) => <Usd cents={cents} />,
  balance: (cents) => <AccountBalance cents={cents} />,
});
