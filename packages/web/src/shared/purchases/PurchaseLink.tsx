import { purchaseName, type Purchase } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Code } from '@/ui/Code';

type PurchaseLinkProps = { purchase: Pick<Purchase, '_id' | 'supplierInvoiceNumber' | 'purchaseNumber'> };

/** The purchase's number as a link. */
export const PurchaseLink = ({ purchase }: PurchaseLinkProps) => (
  <Link
    to="/purchases/$id"
    params={{ id: purchase._id }}
    className="relative z-1 w-fit text-accent-strong hover:underline"
  >
    <Code>{purchaseName(purchase)}</Code>
  </Link>
);
