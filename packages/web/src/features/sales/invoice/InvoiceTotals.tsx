import type { InvoiceSheet } from '@turoos/pdf';
import { YER } from '@/lib/format/format';
import { cn } from '@/ui/cn';
import { Code, Words } from '@/ui/Code';

export const InvoiceTotals = ({ totals }: Pick<InvoiceSheet, 'totals'>) => (
  <table className="invoice-totals">
    <tbody>
      {totals.map(({ label, usd, yer, strong }) => (
        <tr key={label} className={cn(strong && 'invoice-strong')}>
          <th scope="row">
            <Words>{label}</Words>
          </th>
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
);
