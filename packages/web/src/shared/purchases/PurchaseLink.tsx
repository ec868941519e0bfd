import { purchaseName, type Purchase } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Code } from '@/ui/Code';

type BillLinkProps = { bill: Pick<Purchase, '_id' | 'supplierInvoiceNumber' | 'purchaseNumber'> };

/** A bill's number, which leads to it. */
export const PurchaseLink = ({ bill }: BillLinkProps) => (
  <Link
    to="/purchases/$id"
    params={{ id: bill._id }}
    className="relative z-1 w-fit text-accent-strong hover:underline"
  >
    <Code>{purchaseName(bill)}</Code>
  </Link>
);
