import type { VoucherRef } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Code } from '@/ui/Code';

export const VoucherLink = ({ voucher: { _id: id, number } }: { voucher: VoucherRef }) => (
  <Link
    to="/vouchers/$id"
    params={{ id }}
    className="relative z-1 w-fit text-accent-strong hover:underline"
    aria-label={`السند ${number}`}
  >
    <Code>{number}</Code>
  </Link>
);
