import {
  creditAfter,
  creditBlocked,
  fromUnits,
  paymentStatusOf,
  ratesOf,
  type NewOfflineSale,
  type NewSale,
  type Sale,
  type TenderInput,
  type TillState,
  type ValuedTender,
} from '@turoos/contract';
import { refuse } from './away-refusal';
import { awayBlocked } from './away-rules';
import { takeAway, type AwayMoney } from './away-money';
import { rateOfPerson } from './copied-shop';
import { priceSale, shownSale, type AskedSale, type KnownSale } from './shown-sale';

/** A sale as a till stores it; its number is given when it is stored. */
export type Fact = Omit<NewOfflineSale, 'seq' | 'number' | 'sentAt' | 'token' | 'proof'>;

interface Tried extends AskedSale {
  /** Whether the server may have got the request. */
  wasTried: boolean;
}

interface Known extends KnownSale {
  till: TillState | null;
}

/**
 * Makes a sale without the server, by the rules and sums that the server uses: the fact that is sent later, and the sale
 * as the screen and the paper show it, still without its number. Throws what can't be sold like this.
 */
export function makeOfflineSale(asked: Tried, known: Known): { fact: Fact; sale: Sale } {
  const { body, at } = asked;
  const { settings, till, customer } = known;
  const priced = priceSale(body, known);
  const { lines, taxRate, customerName } = priced;
  const { grandTotal } = priced.totals;
  const person = till?.people.find(({ _id }) => _id === asked.user._id);
  const rate = rateOfPerson(settings, person);
  const rates = rate ? ratesOf(rate) : { usdToYer: null, toYer: {} };
  const { currencies, cash } = settings;
  const counting = { currencies, tillCurrency: cash.tillCurrency, rates };
  const money = takeAway(body, grandTotal, customer !== undefined, counting);
  const debt = grandTotal - money.settled.paid;
  if (customer && debt > 0) refuse(creditBlocked(customer));
  const isOverLimit = customer ? creditAfter(customer, debt).isOverLimit : false;
  const hasCampaign = Boolean(body.campaignCode);
  const { usdToYer } = rates;
  refuse(awayBlocked({ grandTotal, usdToYer, debt, isOverLimit, hasCampaign, isHeld: false }, till, at));

  const fact: Fact = {
    id: asked.id,
    wasTried: asked.wasTried,
    user: asked.user._id,
    madeAt: at,
    shift: person?.shift?._id ?? null,
    customer: customer?.id ?? null,
    customerName,
    items: lines.map(({ product, quantity, price, listPrice }) => ({ product, quantity, price, listPrice })),
    discount: body.discount ?? 0,
    tenders: money.tenders.map(withoutDrawer),
    change: changeOf(money),
    rates: { usdToYer: rates.usdToYer, toYer: { ...rates.toYer } },
    taxRate,
    grandTotal,
    rounding: money.settled.rounding,
    notes: body.notes ?? '',
    grant: {
      until: till?.grantUntil ?? null,
      largestSale: till?.largestSale ?? null,
      mayCredit: till?.mayCredit ?? false,
    },
  };
  return { fact, sale: { ...shownSale(asked, priced, rates.usdToYer), ...paidFields(body, money, debt) } };
}

/** The drawer is that of the shift. */
const withoutDrawer = ({ currency, amount, method, account, reference }: TenderInput) => ({
  currency,
  amount,
  method,
  ...(account && { account }),
  ...(reference && { reference }),
});

const moneyIn = ({ currency, units }: ValuedTender) => ({
  currency: currency.code,
  amount: fromUnits(units, currency),
});

/** Change that was wanted and is not due is an amount of zero: the server rounds by the currency of change. */
function changeOf({ changeIn, settled }: AwayMoney): Fact['change'] {
  if (changeIn === undefined) return null;
  const [first, rest] = settled.change.map(moneyIn);
  return first ? { ...first, ...(rest && { rest }) } : { currency: changeIn, amount: 0 };
}

/** What the money adds to the sale. */
export function paidFields({ paymentMethod }: NewSale, money: AwayMoney, debt: number) {
  const { tenders, settled } = money;
  const change = changeOf(money);
  const { paid, rounding } = settled;
  const paymentStatus = paymentStatusOf({ grandTotal: paid + debt, paid, remaining: debt });
  return {
    paymentStatus,
    paymentMethod:
      paymentMethod ?? (paymentStatus === 'deferred' ? 'credit' : (tenders[0]?.method ?? 'cash')),
    partialAmount: paid,
    tillPaid: paid,
    remaining: debt,
    tenders: tenders.map(({ currency, amount, method, reference = '' }, index) => ({
      currency,
      amount,
      method,
      reference,
      account: null,
      value: settled.tenders[index]?.cents ?? 0,
    })),
    change: change && change.amount > 0 ? change : null,
    rounding,
  };
}
