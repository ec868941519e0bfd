import { ltr, YER } from '@turoos/contract';
import type { InvoiceSheet } from './invoice-sheet';
import { rollText, type RollBlock } from './roll-blocks';
import { written, writtenText } from './sheet-amount';

const fact = (name: string, value: string): RollBlock[] =>
  value === '' ? [] : [{ kind: 'pair', name: { text: `${name}:` }, values: [rollText(value)] }];

const head = ({ store, number, stamp }: InvoiceSheet): RollBlock[] => [
  ...(store.logo === null ? [] : [{ kind: 'logo' } as const]),
  { kind: 'heading', text: store.name, large: true },
  ...(store.address ? [{ kind: 'text', text: store.address, centred: true } as const] : []),
  ...(store.phone ? [{ kind: 'text', text: `هاتف: ${ltr(store.phone)}`, centred: true } as const] : []),
  { kind: 'heading', text: 'فاتورة مبيعات' },
  { kind: 'text', ...rollText(number), centred: true, strong: true },
  ...(/^[ -~]+$/.test(number) ? [{ kind: 'code', code: number } as const] : []),
  ...(stamp === null
    ? []
    : [{ kind: 'text', text: stamp, centred: true, strong: true, boxed: true } as const]),
];

const facts = (sheet: InvoiceSheet): RollBlock[] => [
  ...fact('التاريخ', sheet.date),
  ...fact('الرقم المؤقت', sheet.offlineNumber),
  ...fact('العميل', sheet.customer),
  ...fact('طريقة الدفع', sheet.payment),
  ...fact('الهاتف', sheet.customerPhone),
  ...fact('البائع', sheet.seller),
  ...(sheet.rate === null ? [] : fact('سعر الصرف', `${sheet.rate} ${YER} للدولار`)),
  ...(sheet.rateMissing ? [{ kind: 'text', text: 'سعر الصرف غير متوفر', strong: true } as const] : []),
];

const quantityOf = ({ quantity, unit, returned }: InvoiceSheet['lines'][number]): string =>
  [quantity, unit, returned && `(مرتجع ${returned})`].filter(Boolean).join(' ');

const lines = (sheet: InvoiceSheet): RollBlock[] =>
  sheet.lines.flatMap((line, index): RollBlock[] => {
    const [price, otherPrice] = written(line.price, sheet.display);
    const [total, otherTotal] = written(line.total, sheet.display);
    return [
      ...(index === 0 ? [] : [{ kind: 'space' } as const]),
      { kind: 'text', text: line.name },
      { kind: 'text', text: line.partNumber, ltr: true, small: true },
      {
        kind: 'pair',
        name: { text: `${quantityOf(line)} × ${writtenText(price)}` },
        values: [rollText(writtenText(total))],
      },
      ...(otherPrice && otherTotal
        ? [
            {
              kind: 'pair' as const,
              name: { text: writtenText(otherPrice) },
              values: [rollText(writtenText(otherTotal))],
              small: true,
            },
          ]
        : []),
    ];
  });

const totals = (sheet: InvoiceSheet): RollBlock[] => [
  ...sheet.totals.map(({ label, usd, yer, strong }) => ({
    kind: 'pair' as const,
    name: { text: label },
    values: [...(yer === null ? [] : [{ text: `${yer} ${YER}` }]), { text: usd, ltr: true }],
    strong: strong ?? false,
  })),
  ...(sheet.handed.length > 0 ? [{ kind: 'rule' } as const] : []),
  ...sheet.handed.map(({ label, amount, symbol }) => ({
    kind: 'pair' as const,
    name: { text: label },
    values: [rollText(`${amount} ${symbol}`.trim())],
  })),
];

/** Lays out an invoice for a receipt printer. */
export const invoiceRoll = (sheet: InvoiceSheet): RollBlock[] => [
  ...head(sheet),
  { kind: 'rule' },
  ...facts(sheet),
  { kind: 'rule' },
  ...lines(sheet),
  { kind: 'rule' },
  ...totals(sheet),
  ...(sheet.notes
    ? [{ kind: 'rule' } as const, { kind: 'text', text: `ملاحظات: ${sheet.notes}` } as const]
    : []),
  { kind: 'rule' },
  ...(/^[ -~]+$/.test(sheet.number) ? [{ kind: 'square', code: sheet.number } as const] : []),
  { kind: 'text', text: `${sheet.store.name} · الإصدار ${sheet.version}`, centred: true, small: true },
];
