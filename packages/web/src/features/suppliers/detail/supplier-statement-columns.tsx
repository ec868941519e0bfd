import { purchasePaymentMethods, supplierTransactionTypes, type SupplierTransaction } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { AccountBalance } from '@/shared/ledger/AccountBalance';
import { statementColumns, type StatementWords } from '@/shared/ledger/statement-columns';
import { PurchaseLink } from '@/shared/purchases/PurchaseLink';
import { Usd } from '@/ui/Usd';

export const supplierStatementWords: StatementWords<SupplierTransaction> = {
  date: ({ date }) => formatDate(date),
  debt: 'له',
  credit: 'عليه',
  types: supplierTransactionTypes,
  methods: purchasePaymentMethods,
  document: ({ purchase, supplierInvoiceNumber, purchaseNumber }) =>
    purchase && (
      <PurchaseLink
        purchase={{
          _id: purchase,
          supplierInvoiceNumber: supplierInvoiceNumber ?? '',
          purchaseNumber: purchaseNumber ?? 'الفاتورة',
        }}
      />
    ),
};

export const supplierStatementColumns = statementColumns<SupplierTransaction>({
  ...supplierStatementWords,
  money: ({ amount }) => <Usd cents={amount} />,
  balance: (cents) => <AccountBalance cents={cents} />,
});
