import {
  debtAge,
  owedBy,
  type FoundCustomer,
  type FoundDocument,
  type FoundPart,
  type FoundSupplier,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Money } from '@/ui/Money';
import { statusOf } from './document-words';

/** The price, and how many there are. */
export const PartFacts = ({ part: { price, quantity, unit } }: { part: FoundPart }) => (
  <>
    <Money usd={price} at="today" stacked />
    {quantity > 0 ? (
      <span className="text-sm text-success">
        متوفر <Quantity value={quantity} unit={unit} />
      </span>
    ) : (
      <Badge tone="danger">نافد</Badge>
    )}
  </>
);

/** What the customer owes and since when, or the credit. */
export const CustomerFacts = ({ customer }: { customer: FoundCustomer }) => {
  const { balance, oldestDays, isBlocked } = customer;
  return (
    <>
      {balance !== 0 && (
        <span className="flex items-baseline gap-1.5">
          <span className="text-sm text-muted">{balance < 0 ? 'عليه' : 'له'}</span>
          <Money
            usd={Math.abs(balance)}
            at="today"
            stacked
            className={balance < 0 ? 'text-danger' : 'text-success'}
          />
        </span>
      )}
      {owedBy(customer) > 0 && oldestDays !== null && (
        <span className="text-sm text-muted">أقدمه: {debtAge(oldestDays)}</span>
      )}
      {isBlocked && <Badge tone="danger">محظور</Badge>}
    </>
  );
};

export const SupplierFacts = ({ supplier: { balance } }: { supplier: FoundSupplier }) =>
  balance < 0 && (
    <span className="flex items-baseline gap-1.5">
      <span className="text-sm text-muted">له علينا</span>
      <Money usd={-balance} at="today" stacked />
    </span>
  );

/** The total at the rate of the document, its day, and its status unless that is the usual one. */
export const DocumentFacts = ({ document }: { document: FoundDocument }) => {
  const status = statusOf(document);
  const isHeld = document.kind === 'sale' && document.status === 'pending';
  return (
    <>
      {document.total !== null && (
        <Money usd={document.total} at={isHeld ? 'today' : document.usd_to_yer} stacked />
      )}
      <span className="flex items-center gap-1.5 text-sm text-muted">
        {status && <StatusBadge status={status} />}
        {formatDate(document.at)}
      </span>
    </>
  );
};
