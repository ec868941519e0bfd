import { addDays, adenDay } from '@turoos/contract';
import { both, withBody, type Recipe } from './recipe';
import type { Fields, Source } from './types';
import { idOf } from './valid-value';

/** One part of the shop and the same in words. */
const offered = ({ dice, holdings }: Source) => [
  {
    title: 'فحمات أمامية',
    alternatives: [
      { product: dice.oneOf(holdings.stock)?.product ?? dice.uuid(), kind: 'original', quantity: 1 },
      { name: 'فحمات تجارية', kind: 'commercial', quantity: 1 + dice.below(3), price: dice.below(90) },
    ],
  },
];

const quotation: Recipe = withBody((_, source) => ({
  customer: source.dice.chance(0.5) ? idOf('customer', source) : null,
  name: 'سالم',
  lines: offered(source),
  discount: 0,
  validUntil: addDays(adenDay(), source.dice.below(30)),
}));

/** An open quotation with one of its alternatives. */
const onQuoted =
  (body: (quoted: Source['holdings']['quoted'][number]) => Fields): Recipe =>
  (parts, { dice, holdings }) => {
    const quoted = dice.oneOf(holdings.quoted);
    if (!quoted || !dice.chance(0.75)) return;
    parts.params['id'] = quoted.of;
    parts.body = { ...(parts.body as Fields), ...body(quoted) };
  };

export const quotationRecipes: Readonly<Record<string, Recipe>> = {
  'quotations.create': quotation,
  'quotations.update': both(
    quotation,
    onQuoted(({ version }) => ({ version })),
  ),
  'quotations.lose': onQuoted(() => ({})),
  'quotations.keep': both(
    withBody(() => ({ until: addDays(adenDay(), 2) })),
    onQuoted(({ alternative }) => ({ alternatives: [alternative] })),
  ),
};

/** What a sale says of a quotation: mostly nothing, else an alternative whose part it sells. */
export function soldQuotation({ dice, holdings }: Source): Fields {
  const quoted = dice.chance(0.1) ? dice.oneOf(holdings.quoted) : undefined;
  if (!quoted) return { quotation: undefined };
  return {
    quotation: { _id: quoted.of, alternatives: [quoted.alternative] },
    items: [{ product: quoted.product, quantity: 1 }],
  };
}
