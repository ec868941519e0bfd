import type { Replacement } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';

/** The last purchase price at today's rate, and the purchase that it comes from. */
export function ReplacementFacts({ replacement }: { replacement: Replacement }) {
  const { price, day, supplier, purchase } = replacement;
  if (price === 0) return <p className="text-muted">لم يُسجَّل سعر شراء لهذا المنتج.</p>;
  return (
    <DescriptionList
      facts={[
        { name: 'آخر سعر شراء', value: <Money usd={price} at="today" /> },
        { name: 'يوم الشراء', value: day && formatDate(day) },
        { name: 'المورد', value: supplier },
        {
          name: 'فاتورة الشراء',
          value: purchase && (
            <Link
              to="/purchases/$id"
              params={{ id: purchase._id }}
              className="font-semibold text-accent-strong hover:underline"
            >
              <Code>{purchase.number}</Code>
            </Link>
          ),
        },
      ]}
    />
  );
}
