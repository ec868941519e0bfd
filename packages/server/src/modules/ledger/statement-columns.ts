import type { CsvColumn } from '../../http/csv';

/** An entry as every statement shows it, whosever account it is of. */
interface StatementEntry {
  type: string;
  change: number;
  balanceAfter: number;
  paymentMethod: string | null;
  note: string;
  createdBy: { name: string } | null;
}

interface Wording<Entry extends StatementEntry> {
  day(entry: Entry): string;
  /** Over the column of what is owed more, and of what is owed less. */
  debt: string;
  credit: string;
  types: Readonly<Record<Entry['type'], string>>;
  methods: Readonly<Record<string, string>>;
  /** The number of the invoice or bill it belongs to. */
  document(entry: Entry): string | null;
}

export const statementColumns = <Entry extends StatementEntry>({
  day,
  debt,
  credit,
  types,
  methods,
  document,
}: Wording<Entry>): CsvColumn<Entry>[] => [
  { header: 'التاريخ', value: day },
  { header: 'النوع', value: ({ type }) => types[type as Entry['type']] },
  { header: `${debt} (دولار)`, value: ({ change }) => (change < 0 ? -change / 100 : null) },
  { header: `${credit} (دولار)`, value: ({ change }) => (change > 0 ? change / 100 : null) },
  { header: 'الرصيد (دولار)', value: ({ balanceAfter }) => balanceAfter / 100 },
  { header: 'الفاتورة', value: document },
  {
    header: 'طريقة الدفع',
    value: ({ paymentMethod }) => paymentMethod && (methods[paymentMethod] ?? paymentMethod),
  },
  { header: 'ملاحظة', value: ({ note }) => note },
  { header: 'المستخدم', value: ({ createdBy }) => createdBy?.name ?? null },
];
