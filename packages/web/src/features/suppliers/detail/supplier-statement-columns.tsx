import {
  purchasePaymentMethods,
  supplierSides,
  supplierTransactionTypes,
  type SupplierTransaction,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { AccountBalance } from '@/shared/ledger/AccountBalance';
import { statementColumns, type StatementWords } from '@/shared/ledger/statement-columns';
import { HandedMoney } from '@/shared/money/HandedMoney';
import { PurchaseLink } from '@/shared/purchases/PurchaseLink';

export const supplierStatementWords: StatementWords<SupplierTransaction> = {
  date: ({ date }) => formatDate(date),
  ...supplierSides,
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
  money: ({ money, amount }) => <HandedMoney money={money} usd={amount} at={undefined} stacked />,
  balance: (cents) => <AccountBalance cents={cents} words={supplierSides} />,
});
