import { rollText, type RollBlock } from './roll-blocks';
import { slipText } from './slip-line';
import type { ShiftSheet } from './shift-sheet';

const partBlocks = ({ title, lines }: ShiftSheet['facts'][number]): RollBlock[] => [
  { kind: 'space' },
  { kind: 'text', text: title, strong: true },
  { kind: 'rule' },
  ...lines.map(({ name, value, other, strong }) => ({
    kind: 'pair' as const,
    name: { text: name },
    values: [value, ...(other ? [other] : [])].map((one) => rollText(slipText(one))),
    strong,
  })),
];

/** Lays out a shift's report for a receipt printer. */
export const shiftRoll = (sheet: ShiftSheet): RollBlock[] => [
  { kind: 'heading', text: sheet.store.name },
  ...(sheet.store.address ? [{ kind: 'text', text: sheet.store.address, centred: true } as const] : []),
  { kind: 'heading', text: sheet.title },
  { kind: 'text', text: sheet.drawer, centred: true },
  ...[...sheet.facts, ...sheet.cash].flatMap(partBlocks),
  ...sheet.reasons.flatMap(({ name, text }): RollBlock[] => [
    { kind: 'space' },
    { kind: 'text', text: `${name}: ${text}`, boxed: true },
  ]),
  ...(sheet.signers.length > 0 ? [{ kind: 'signs', names: sheet.signers } as const] : []),
];
