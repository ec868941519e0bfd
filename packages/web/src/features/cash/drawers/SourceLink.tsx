import type { MoneyMovement } from '@turoos/contract';
import { Link, type LinkProps } from '@/lib/navigation/Link';
import { Code } from '@/ui/Code';

/** By the beginning of a source's type: the cancel of a sale is a 'sale-cancel'. */
const screens: Readonly<Record<string, LinkProps['to']>> = {
  sale: '/sales/$id',
  purchase: '/purchases/$id',
  customer: '/customers/$id',
  supplier: '/suppliers/$id',
  shift: '/cash/shifts/$id',
};

/** The document that moved the money, as a link where it has a screen. */
export function SourceLink({ source }: { source: NonNullable<MoneyMovement['source']> }) {
  const to = screens[source.type.split('-')[0] ?? ''];
  const { number } = source;
  if (number === null) return null;
  return to ? (
    <Link to={to} params={{ id: source._id }} className="text-accent-strong hover:underline">
      <Code>{number}</Code>
    </Link>
  ) : (
    <Code className="text-muted">{number}</Code>
  );
}
