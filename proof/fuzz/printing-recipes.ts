import { both, inState, withBody, type Recipe } from './recipe';

/** A printer of this machine's network that is off. */
const printer: Recipe = withBody((_, { dice }) => ({
  name: `طابعة ${dice.below(1e9)}`,
  address: `127.0.0.1:${9100 + dice.below(10)}`,
  labelWidth: 50,
  labelHeight: 30,
  drawers: [],
  version: undefined,
}));

const usual: Recipe = withBody(() => ({ printer: undefined }));

const job: Recipe = ({ params }, { dice, holdings }) => {
  params['id'] = dice.oneOf(holdings.ids['print_jobs'] ?? []) ?? params['id'] ?? '';
};

const voucher: Recipe = ({ params }, { dice, holdings }) => {
  params['id'] = dice.oneOf(holdings.ids['vouchers'] ?? []) ?? params['id'] ?? '';
};

const labels: Recipe = withBody((_, { dice, holdings }) => ({
  printer: undefined,
  labels: [{ part: dice.oneOf(holdings.stock)?.product ?? dice.uuid(), copies: 1 + dice.below(3) }],
}));

export const printingRecipes: Readonly<Record<string, Recipe>> = {
  'printing.createPrinter': printer,
  'printing.updatePrinter': printer,
  'printing.printSale': both(inState('sales', 'completed'), usual),
  'printing.printVoucher': both(voucher, usual),
  'printing.printShift': both(inState('shifts', 'open', 'closed'), usual),
  'printing.printLabels': labels,
  'printing.job': job,
  'printing.retryJob': both(job, usual),
  'printing.cancelJob': job,
};
