import { randomBytes } from 'node:crypto';
import { offlineNumber, tillHeader } from '@turoos/contract';
import { type Goods } from './ledger';
import { atSafe, count, moved, plenty, type Clerk, type Month } from './month';
import { enterSale } from './selling';
import type { Person } from './person';

const random = () => randomBytes(32).toString('base64url');

interface Waiting {
  body: object;
  id: string;
  lines: { goods: Goods; quantity: number }[];
  total: number;
}

/** A till that sells on while its line is cut and sends what it sold when it is back. */
export class Till {
  readonly #secret = random();
  #token = random();
  #code = '';
  #seq = 0;
  #user = '';
  readonly #waiting: Waiting[] = [];
  readonly #month: Month;
  readonly #person: Person;

  constructor(month: Month, person: Person) {
    this.#month = month;
    this.#person = person;
  }

  async register(): Promise<void> {
    const name = `نقطة ${this.#person.username}`;
    const own = { name, secret: this.#secret, token: this.#token };
    this.#code = (await this.#month.staff.super_admin.ask<{ code: string }>('POST', '/tills', own)).code;
    const { user } = await this.#person.read<{ user: { _id: string } }>('/auth/me');
    this.#user = user._id;
    await this.#contact();
  }

  get #headers() {
    return { [tillHeader]: `${this.#code}.${this.#secret}` };
  }

  async #contact(): Promise<void> {
    const next = random();
    await this.#person.ask(
      'POST',
      '/tills/contact',
      {
        token: this.#token,
        next,
        seq: this.#seq,
        waiting: this.#waiting.length,
        now: new Date().toISOString(),
        appVersion: 'month',
      },
      this.#headers,
    );
    this.#token = next;
  }

  /** Sells for dollars at the prices and rates of the day, without the server. */
  sellAway(clerk: Pick<Clerk, 'place'>): void {
    const { dice, ledger } = this.#month;
    const goods = dice.oneOf(plenty(this.#month, clerk.place, 30));
    if (!goods) return;
    const lines = [{ goods, quantity: 1 + dice.below(2) }];
    const total = goods.price * (lines[0]?.quantity ?? 0);
    const id = dice.uuid();
    const seq = ++this.#seq;
    const price = goods.price / 100;
    const body = {
      id,
      seq,
      number: offlineNumber(this.#code, seq),
      user: this.#user,
      wasTried: false,
      madeAt: new Date().toISOString(),
      shift: null,
      customer: null,
      customerName: '',
      items: lines.map(({ quantity }) => ({ product: goods.id, quantity, price, listPrice: price })),
      discount: 0,
      tenders: [{ currency: 'USD', amount: total / 100, method: 'cash' }],
      change: null,
      rates: { usdToYer: ledger.rates.USD, toYer: { SAR: ledger.rates.SAR } },
      taxRate: 0,
      grandTotal: total / 100,
      rounding: 0,
      notes: '',
      grant: { until: null, largestSale: null, mayCredit: false },
    };
    this.#waiting.push({ body, id, lines, total });
  }

  /** Sends what it sold; each sale is entered when the shop has acknowledged it. */
  async send(clerk: Pick<Clerk, 'place'>): Promise<void> {
    for (const { body, id, lines, total } of this.#waiting.splice(0)) {
      const sent = { ...body, sentAt: new Date().toISOString(), token: this.#token };
      const booked = await this.#person.ask<{ sale: string | null; decisions: string[] }>(
        'POST',
        '/sales/offline',
        sent,
        this.#headers,
      );
      const amount = { code: 'USD' as const, units: total };
      enterSale(this.#month, clerk, {
        id: booked.sale ?? id,
        lines,
        subtotal: total,
        gift: 0,
        payment: {
          paid: total,
          over: 0,
          rounding: 0,
          method: 'cash',
          money: [moved(this.#month, atSafe, 'tender', amount, total)],
        },
      });
      count(this.#month, 'sale of a till without the server');
    }
    await this.#contact();
  }
}
