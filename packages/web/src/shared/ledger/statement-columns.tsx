import type { MoneyAmount, VoucherRef } from '@turoos/contract';
import type { ReactNode } from 'react';
import { VoucherLink } from '@/shared/vouchers/VoucherLink';
import { Badge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

/** The fields of a ledger entry that every statement shows. */
export interface StatementEntry {
  _id: string;
  type: string;
  change: number;
  amount: number;
  balanceAfter: number;
  paymentMethod: string | null;
  voucher: VoucherRef | null;
  money: MoneyAmount | null;
  note: string;
  createdBy: { name: string } | null;
}

export interface StatementWords<Entry extends StatementEntry> {
  date: (entry: Entry) => ReactNode;
  /** The headers of the columns that raise and lower the debt. */
  debt: string;
  credit: string;
  types: Readonly<Record<Entry['type'], string>>;
  methods: Readonly<Record<string, string>>;
  /** Returns an entry's amount in rials, if the statement shows them. */
  rials?: (entry: Entry) => string;
  /** A link to the entry's invoice or purchase, if it has one. */
  document: (entry: Entry) => ReactNode;
}

interface Wording<Entry extends StatementEntry> extends StatementWords<Entry> {
  money: (entry: Entry) => ReactNode;
  balance: (cents: number) => ReactNode;
}

const none = <span className="text-faint">—</span>;

export const statementColumns = <Entry extends StatementEntry>({
  date,
  debt,
  credit,
  types,
  methods,
  money,
  balance,
  document,
}: Wording<Entry>): Column<Entry>[] => [
  { id: 'createdAt', header: 'التاريخ', primary: true, sortable: true, cell: date },
  {
    id: 'type',
    header: 'الحركة',
    cell: ({ type, change }) => (
      <Badge tone={change < 0 ? 'warning' : 'success'}>{types[type as Entry['type']]}</Badge>
    ),
  },
  { id: 'debt', header: debt, cell: (entry) => (entry.change < 0 ? money(entry) : none) },
  { id: 'credit', header: credit, cell: (entry) => (entry.change > 0 ? money(entry) : none) },
  { id: 'balanceAfter', header: 'الرصيد', cell: ({ balanceAfter }) => balance(balanceAfter) },
  {
    id: 'about',
    header: 'البيان',
    cell: (entry) => <About entry={entry} methods={methods} document={document(entry)} />,
  },
  {
    id: 'createdBy',
    header: 'المستخدم',
    hideOnPhone: true,
    cell: ({ createdBy }) => createdBy?.name ?? none,
  },
];

type AboutProps = {
  entry: StatementEntry;
  methods: Readonly<Record<string, string>>;
  document: ReactNode;
};

/** The entry's voucher, document, payment method and note. */
function About({ entry: { paymentMethod, voucher, note }, methods, document }: AboutProps) {
  if (!document && !voucher && !paymentMethod && !note) return none;
  return (
    <span className="flex flex-col">
      {voucher && <VoucherLink voucher={voucher} />}
      {document}
      {paymentMethod && <span>{methods[paymentMethod] ?? paymentMethod}</span>}
      {note && <span className="text-sm text-muted">{legible(note)}</span>}
    </span>
  );
}
