import { Link } from '@/lib/navigation/Link';
import { legible, PartNumber } from '@/ui/Code';

type LinePartProps = { line: { product: string; name: string; partNumber: string } };

/** The part on a line of an invoice or purchase: its name links to its page, its number stands below. */
export const LinePart = ({ line: { product, name, partNumber } }: LinePartProps) => (
  <span className="flex flex-col items-start gap-0.5">
    <Link to="/products/$id" params={{ id: product }} className="hover:underline">
      {legible(name)}
    </Link>
    <PartNumber>{partNumber}</PartNumber>
  </span>
);
