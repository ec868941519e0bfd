import { ltr } from '@turoos/contract';
import { rollText, type RollBlock } from './roll-blocks';
import { slipText } from './slip-line';
import type { VoucherSheet } from './voucher-sheet';

/** Lays out a voucher for a receipt printer. */
export const voucherRoll = ({
  store,
  title,
  number,
  stamp,
  amount,
  lines,
  signers,
}: VoucherSheet): RollBlock[] => [
  { kind: 'heading', text: store.name },
  ...(store.address ? [{ kind: 'text', text: store.address, centred: true } as const] : []),
  ...(store.phone ? [{ kind: 'text', text: `هاتف: ${ltr(store.phone)}`, centred: true } as const] : []),
  { kind: 'heading', text: title },
  { kind: 'text', ...rollText(number), centred: true, strong: true },
  ...(/^[ -~]+$/.test(number) ? [{ kind: 'code', code: number } as const] : []),
  ...(stamp === null
    ? []
    : [{ kind: 'text', text: stamp, centred: true, strong: true, boxed: true } as const]),
  { kind: 'rule' },
  ...amount.map((value, index): RollBlock =>
    index === 0
      ? { kind: 'heading', ...rollText(slipText(value)), large: true }
      : { kind: 'text', ...rollText(slipText(value)), centred: true },
  ),
  { kind: 'rule' },
  ...lines.map(({ name, value, strong }) => ({
    kind: 'pair' as const,
    name: { text: `${name}:` },
    values: [rollText(slipText(value))],
    strong,
  })),
  { kind: 'signs', names: signers },
];
