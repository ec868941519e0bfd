import type { InvoiceSheet } from '@turoos/pdf';
import { written } from '@turoos/pdf/sheet-amount';
import { Code, legible, Words } from '@/ui/Code';

type Lines = Pick<InvoiceSheet, 'lines' | 'display'>;
type Line = InvoiceSheet['lines'][number];

const Quantity = ({ line }: { line: Line }) => (
  <>
    <Code>{line.quantity}</Code>
    {line.unit && ` ${line.unit}`}
    {line.returned && (
      <>
        {' '}
        (مرتجع <Code>{line.returned}</Code>)
      </>
    )}
  </>
);

type Written = NonNullable<ReturnType<typeof written>[1]>;

const Digits = ({ of: { digits, symbol } }: { of: Written }) => (
  <>
    <Code>{digits}</Code>
    {symbol && ` ${symbol}`}
  </>
);

type AmountProps = { amount: Line['price']; display: InvoiceSheet['display'] };

const Amount = ({ amount, display }: AmountProps) => {
  const [large, other] = written(amount, display);
  return (
    <td>
      <Digits of={large} />
      {other && (
        <span className="invoice-small">
          <Digits of={other} />
        </span>
      )}
    </td>
  );
};

export const A4Lines = ({ lines, display }: Lines) => (
  <table className="invoice-lines">
    <thead>
      <tr>
        {['#', 'الصنف', 'رقم القطعة', 'الكمية', 'السعر', 'الإجمالي'].map((name) => (
          <th key={name} scope="col">
            {legible(name)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        <tr key={index}>
          <td>{index + 1}</td>
          <td className="w-full">
            <Words>{line.name}</Words>
          </td>
          <td>
            <Code>{line.partNumber}</Code>
          </td>
          <td>
            <Quantity line={line} />
          </td>
          <Amount amount={line.price} display={display} />
          <Amount amount={line.total} display={display} />
        </tr>
      ))}
    </tbody>
  </table>
);

/** A roll has no room for columns, so the price is printed below the name. */
export const RollLines = ({ lines, display }: Lines) => (
  <ol className="invoice-lines">
    {lines.map((line, index) => (
      <RollLine key={index} line={line} display={display} />
    ))}
  </ol>
);

function RollLine({ line, display }: { line: Line; display: InvoiceSheet['display'] }) {
  const [price, otherPrice] = written(line.price, display);
  const [total, otherTotal] = written(line.total, display);
  return (
    <li>
      <p>
        <Words>{line.name}</Words>
      </p>
      <p className="invoice-pair">
        <Code>{line.partNumber}</Code>
      </p>
      <p className="invoice-pair">
        <span>
          <Quantity line={line} /> × <Digits of={price} />
        </span>
        <span className="font-semibold">
          <Digits of={total} />
        </span>
      </p>
      {otherPrice && otherTotal && (
        <p className="invoice-pair invoice-small">
          <span>
            <Digits of={otherPrice} />
          </span>
          <span>
            <Digits of={otherTotal} />
          </span>
        </p>
      )}
    </li>
  );
}
