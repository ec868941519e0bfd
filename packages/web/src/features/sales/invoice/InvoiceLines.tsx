import type { InvoiceSheet } from '@turoos/pdf';
import { Code, legible, Words } from '@/ui/Code';

type Lines = Pick<InvoiceSheet, 'lines'>;
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

export const A4Lines = ({ lines }: Lines) => (
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
          <td>
            <Code>{line.price}</Code>
          </td>
          <td>
            <Code>{line.total}</Code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A roll has no room for columns, so the price is printed below the name. */
export const RollLines = ({ lines }: Lines) => (
  <ol className="invoice-lines">
    {lines.map((line, index) => (
      <li key={index}>
        <p>
          <Words>{line.name}</Words>
        </p>
        <p className="invoice-pair">
          <Code>{line.partNumber}</Code>
        </p>
        <p className="invoice-pair">
          <span>
            <Quantity line={line} /> × <Code>{line.price}</Code>
          </span>
          <Code className="font-semibold">{line.total}</Code>
        </p>
      </li>
    ))}
  </ol>
);
