import { Link } from '@/lib/navigation/Link';
import { Code } from '@/ui/Code';

/** A bill's number, which finds it among the purchases. */
export const BillLink = ({ number }: { id: string; number: string }) => (
  <Link
    to="/purchases"
    search={{ q: number }}
    className="relative z-1 w-fit text-accent-strong hover:underline"
  >
    <Code className="whitespace-nowrap">{number}</Code>
  </Link>
);
