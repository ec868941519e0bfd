import { stockStatus, type StockStatus } from '@turoos/contract';
import { StatusMark } from '@/ui/Badge';

/** What a list says of a part's stock; a phone's row has room only for what needs attention. */
export const StockStatusMark = ({ status }: { status: StockStatus }) => (
  <span className={status === 'in_stock' ? 'max-sm:hidden' : undefined}>
    <StatusMark status={stockStatus[status]} normal={status === 'in_stock'} />
  </span>
);
