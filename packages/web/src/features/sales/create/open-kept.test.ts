import { expect, it } from 'vitest';
import { asCredit } from '@/shared/money/typed-tender';
import { usualCurrencies } from '@/shared/money/use-currencies';
import { emptyDraft, lineOf, type Draft } from './draft';
import { draftOf } from './open-kept';
import { samplePart } from './sample-part';
import { newSale } from './sale-figures';

const part = samplePart();
const till = {
  grandTotal: 1500,
  counting: { currencies: usualCurrencies, rates: { usdToYer: 540, toYer: {} }, usual: 'YER' },
};

it('an invoice that was held on the till comes back as it was written', () => {
  const written: Partial<Draft> = {
    customer: { _id: 'ahmed', name: 'أحمد' },
    car: { make: 'Toyota', model: 'Camry', year: 2008 } as Draft['car'],
    lines: [{ ...lineOf(part, 2), price: 780 }],
    discount: { kind: 'amount', value: 60 },
    campaignCode: 'EID',
    reservations: ['his'],
    breaks: ['another'],
    quotation: { _id: 'quoted', number: 'QT-1', alternatives: ['first'], rials: 8000 },
    notes: 'يمر عصراً',
  };
  const draft = { ...emptyDraft('key'), ...written, changeIn: asCredit };
  const body = newSale(draft, 'pending', till);
  const kept = {
    id: 'key',
    at: new Date(),
    seller: '',
    title: '',
    customerName: 'أحمد',
    grandTotal: 0,
    lines: 1,
  };
  expect(draftOf({ ...kept, body }, [part])).toMatchObject({
    ...written,
    // what the customer pays of a quotation at its own prices
    tenders: [{ currency: 'YER', amount: 8000 }],
    held: null,
  });
});
