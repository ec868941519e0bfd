import { alternativeKinds, piece, quotedRials, type Alternative, type Quotation } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Quantity } from '@/shared/parts/Quantity';
import { agreedRials } from '@/shared/quotations/agreed-rials';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { Code, legible, PartNumber } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { troubleOf } from './alternative-trouble';

/** What was asked for, with its alternatives side by side, and the totals. */
export const LinesCard = ({ quotation }: { quotation: Quotation }) => (
  <Section title="الأصناف وخياراتها">
    <ol className="flex flex-col gap-5">
      {quotation.lines.map(({ title, alternatives }, index) => (
        <li key={index}>
          <h3 className="mb-2">{legible(title)}</h3>
          <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {alternatives.map((alternative) => (
              <Offer key={alternative._id} alternative={alternative} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
    <Totals quotation={quotation} />
  </Section>
);

function Offer({ alternative }: { alternative: Alternative }) {
  const { kind, product, name, partNumber, quantity, unit, price, total, sale, taken } = alternative;
  const trouble = troubleOf(alternative);
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-md border border-line p-3">
      <span className="flex flex-wrap items-center gap-2">
        {kind !== 'other' && <Badge tone="info">{alternativeKinds[kind]}</Badge>}
        {alternative.brand && <span className="text-sm font-semibold">{legible(alternative.brand)}</span>}
        {sale && (
          <Link
            to="/sales/$id"
            params={{ id: sale._id }}
            className="text-sm text-accent-strong hover:underline"
          >
            {sale.status === 'pending' ? 'في فاتورة معلقة' : 'بيعت'} <Code>{sale.saleNumber ?? ''}</Code>
            {taken < quantity && ` (${taken} من ${quantity})`}
          </Link>
        )}
      </span>
      <span>
        {product ? (
          <Link to="/products/$id" params={{ id: product }} className="text-accent-strong hover:underline">
            {legible(name)}
          </Link>
        ) : (
          legible(name)
        )}
      </span>
      {partNumber && <PartNumber className="w-fit text-sm text-muted">{partNumber}</PartNumber>}
      <span className="text-sm text-muted">
        <Quantity value={quantity} unit={unit ?? piece} /> ×{' '}
        <Money usd={price} at={agreedRials(alternative.priceYer)} alone />
      </span>
      <Money usd={total} at={agreedRials(alternative.totalYer)} />
      {trouble && !sale && <p className="text-sm text-warning">{trouble}</p>}
    </li>
  );
}

function Totals({ quotation }: { quotation: Quotation }) {
  const { subtotal, discount, tax, grandTotal, lines } = quotation;
  const rials = quotedRials(quotation);
  const isChoice = lines.some(({ alternatives }) => alternatives.length > 1);
  const rows = [
    ...(discount > 0 || tax > 0 ? [['المجموع الفرعي', subtotal, rials?.subtotal] as const] : []),
    ...(discount > 0 ? [['الخصم', -discount, rials && -rials.discount] as const] : []),
    ...(tax > 0 ? [['الضريبة', tax, rials?.tax] as const] : []),
  ];
  return (
    <dl className="mt-5 flex flex-col gap-1 border-t border-line pt-3">
      {rows.map(([name, cents, agreed]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{legible(name)}</dt>
          <dd>
            <Money usd={cents} at={agreedRials(agreed)} />
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        <dt>
          الإجمالي
          {isChoice && <span className="block text-sm text-muted">بالخيار الأول من كل صنف</span>}
        </dt>
        <dd>
          <Money usd={grandTotal} at={agreedRials(rials?.grandTotal)} />
        </dd>
      </div>
    </dl>
  );
}
