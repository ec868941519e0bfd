import type { VoucherDetail } from '@turoos/contract';
import { voucherSheet } from '@turoos/pdf/voucher-sheet';
import { SlipValueText } from '@/shared/cash/SlipValueText';
import { useCurrencies } from '@/shared/money/use-currencies';
import type { Paper } from '@/shared/shop/use-paper';
import { useShop } from '@/shared/shop/use-shop';
import { Barcode } from '@/ui/Barcode';
import { cn } from '@/ui/cn';
import { Code, legible } from '@/ui/Code';
import '@/shared/cash/slip.css';
import './voucher.css';

/** The paper of a payment, on A4 or on a receipt roll. */
export function VoucherSlip({ voucher, paper }: { voucher: VoucherDetail; paper: Paper }) {
  const sheet = voucherSheet(voucher, useCurrencies(), useShop());
  return (
    <article className="slip voucher" data-paper={paper} aria-label={`${sheet.title} ${sheet.number}`}>
      <header>
        <div>
          <p className="slip-shop">{legible(sheet.store.name)}</p>
          <p>{legible(sheet.store.address)}</p>
          {sheet.store.phone && (
            <p>
              هاتف: <Code>{sheet.store.phone}</Code>
            </p>
          )}
        </div>
        <div className="voucher-number">
          <p className="slip-title">{sheet.title}</p>
          <Code className="font-semibold">{sheet.number}</Code>
          <Barcode text={sheet.number} className="voucher-bars" />
          {sheet.stamp && <p className="voucher-stamp">{legible(sheet.stamp)}</p>}
        </div>
      </header>
      <p className="voucher-amount">
        {sheet.amount.map((value, index) => (
          <span key={index}>
            <SlipValueText value={value} />
          </span>
        ))}
      </p>
      <dl>
        {sheet.lines.map(({ name, value, strong }, index) => (
          <div key={index} className={cn(strong && 'slip-strong')}>
            <dt>{legible(name)}</dt>
            <dd>
              <SlipValueText value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="slip-signs">
        {sheet.signers.map((signer) => (
          <p key={signer}>{signer}</p>
        ))}
      </div>
    </article>
  );
}
