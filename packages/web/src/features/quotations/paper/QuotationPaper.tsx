import type { QuotationSheet } from '@turoos/pdf';
import { written } from '@turoos/pdf/sheet-amount';
import { YER } from '@/lib/format/format';
import { Code, legible, Words } from '@/ui/Code';
import './quotation.css';

/** The printed quotation. */
export const QuotationPaper = ({ sheet }: { sheet: QuotationSheet }) => (
  <article className="quotation" aria-label={`عرض سعر ${sheet.number}`}>
    <header className="quotation-head">
      <div>
        {sheet.store.logo && <img src={sheet.store.logo} alt="" className="quotation-logo" />}
        <p className="quotation-shop">
          <Words>{sheet.store.name}</Words>
        </p>
        <p>
          <Words>{sheet.store.address}</Words>
        </p>
        {sheet.store.phone && (
          <p>
            هاتف: <Code>{sheet.store.phone}</Code>
          </p>
        )}
      </div>
      <div className="text-end">
        <p className="quotation-title">عرض سعر</p>
        <Code className="font-semibold">{sheet.number}</Code>
        {sheet.stamp && <p className="font-semibold">{sheet.stamp}</p>}
      </div>
    </header>
    <dl className="quotation-facts">
      {sheet.facts.map(({ name, value, ltr }) => (
        <div key={name}>
          <dt>{legible(name)}:</dt>
          <dd>{ltr ? <Code>{value}</Code> : <Words>{value}</Words>}</dd>
        </div>
      ))}
    </dl>
    <ol className="quotation-lines">
      {sheet.lines.map(({ title, alternatives }, index) => (
        <li key={index}>
          <p className="quotation-asked">
            {index + 1}. <Words>{title}</Words>
          </p>
          <ul>
            {alternatives.map((alternative, at) => (
              <Offer key={at} alternative={alternative} display={sheet.display} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
    <table className="quotation-totals">
      <tbody>
        {sheet.totals.map(({ label, usd, yer, strong }) => (
          <tr key={label} className={strong ? 'font-semibold' : undefined}>
            <th scope="row">{label}</th>
            {yer !== null && (
              <td>
                <Code>{yer}</Code> {YER}
              </td>
            )}
            <td>
              <Code>{usd}</Code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {sheet.totalNote && <p>{sheet.totalNote}</p>}
    <p className="font-semibold">
      <Words>{sheet.terms}</Words>
    </p>
    {sheet.notes && (
      <p className="quotation-notes">
        <b>ملاحظات:</b> <Words>{sheet.notes}</Words>
      </p>
    )}
  </article>
);

type OfferProps = {
  alternative: QuotationSheet['lines'][number]['alternatives'][number];
  display: QuotationSheet['display'];
};

function Offer({ alternative: { kind, name, partNumber, quantity, price, total }, display }: OfferProps) {
  const [each] = written(price, display);
  const [sum, other] = written(total, display);
  return (
    <li>
      {kind && <p className="font-semibold">{kind}</p>}
      <p>
        <Words>{name}</Words>
      </p>
      {partNumber && <Code className="quotation-small">{partNumber}</Code>}
      <p>
        <Code>{quantity}</Code> × <Code>{each.digits}</Code> {each.symbol}
      </p>
      <p className="font-semibold">
        <Code>{sum.digits}</Code> {sum.symbol}
      </p>
      {other && (
        <p className="quotation-small">
          <Code>{other.digits}</Code> {other.symbol}
        </p>
      )}
    </li>
  );
}
