import type { JournalSource } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Code } from '@/ui/Code';

/** The screens of the documents that entries come from, by the start of their type: 'sale-refund' is of a sale. */
const records = {
  sale: '/sales/$id',
  purchase: '/purchases/$id',
  customer: '/customers/$id',
  supplier: '/suppliers/$id',
  product: '/products/$id',
  'source-vehicle': '/source-vehicles/$id',
  shift: '/cash/shifts/$id',
} as const;

/** Lists that find a document by its number, where it has no screen of its own. */
const lists = {
  adjustments: { to: '/stock-adjustments' },
  transfers: { to: '/transfers' },
  scrap: { to: '/scrap' },
  counts: { to: '/inventory-counts' },
  expense: { to: '/cash', tab: 'expenses' },
  'money-transfer': { to: '/cash', tab: 'accounts' },
} as const;

const placeOf = <Place,>(places: Readonly<Record<string, Place>>, type: string) =>
  Object.entries(places).find(([name]) => type === name || type.startsWith(`${name}-`))?.[1];

const linkStyle = 'relative z-1 text-accent-strong hover:underline';

/** Names the document behind an entry or a movement of money and leads to it. */
export function SourceLink({ source }: { source: JournalSource | null }) {
  if (!source) return null;
  const { type, _id, number } = source;
  const record = placeOf(records, type);
  if (record && _id)
    return (
      <Link to={record} params={{ id: _id }} className={linkStyle}>
        {number ? <Code>{number}</Code> : 'عرض المستند'}
      </Link>
    );
  if (!number) return null;
  const list = placeOf(lists, type);
  if (!list) return <Code>{number}</Code>;
  return (
    <Link to={list.to} search={{ q: number, ...('tab' in list && { tab: list.tab }) }} className={linkStyle}>
      <Code>{number}</Code>
    </Link>
  );
}
