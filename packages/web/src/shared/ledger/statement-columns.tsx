import { openingEntry, type MoneyAmount, type SideWords, type VoucherRef } from '@turoos/contract';
import type { ReactNode } from 'react';
import { VoucherLink } from '@/shared/vouchers/VoucherLink';
import { legible } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

/** The fields of a ledger entry that every statement shows. */
export interface StatementEntry {
  _id: string;
  type: string;
  isOpening: boolean;
  change: number;
  amount: number;
  balanceAfter: number;
  paymentMethod: string | null;
  voucher: VoucherRef | null;
  money: MoneyAmount | null;
  note: string;
  createdBy: { name: string } | null;
}

export interface StatementWords<Entry extends StatementEntry> extends SideWords {
  date: (entry: Entry) => ReactNode;
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

/** Returns the name of the kind of an entry. */
export const entryName = <Entry extends StatementEntry>(
  { isOpening, type }: Entry,
  types: StatementWords<Entry>['types'],
): string => (isOpening ? openingEntry : types[type as Entry['type']]);

const none = <span className="text-faint max-sm:hidden">—</span>;

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
    phone: 'code',
    cell: (entry) => (
      <span className={entry.change < 0 ? 'text-danger' : 'text-success'}>{entryName(entry, types)}</span>
    ),
  },
  {
    id: 'debt',
    header: debt,
    phone: 'amount',
    cell: (entry) => (entry.change < 0 ? money(entry) : none),
  },
  {
    id: 'credit',
    header: credit,
    phone: 'amount',
    cell: (entry) => (entry.change > 0 ? money(entry) : none),
  },
  {
    id: 'balanceAfter',
    header: 'الرصيد',
    phone: 'badge',
    phoneLabel: true,
    cell: ({ balanceAfter }) => balance(balanceAfter),
  },
  {
    id: 'about',
    header: 'البيان',
    phone: 'code',
    cell: (entry) => <About entry={entry} methods={methods} document={document(entry)} />,
  },
  {
    id: 'createdBy',
    header: 'المستخدم',
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
  // A phone has room for one of them, which leads to the others.
  return (
    <span className="flex flex-col max-sm:ms-2 max-sm:inline max-sm:[&>*+*]:hidden">
      {voucher && <VoucherLink voucher={voucher} />}
      {document}
      {paymentMethod && <span>{methods[paymentMethod] ?? paymentMethod}</span>}
      {note && <span className="text-sm text-muted">{legible(note)}</span>}
    </span>
  );
}
