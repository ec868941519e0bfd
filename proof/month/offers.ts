import { addDays, adenDay } from '@turoos/contract';
import { count, plenty, type Clerk, type Month } from './month';
import { sell } from './selling';

/** Starts a campaign of a tenth off and returns what the counter needs of it. */
export async function startCampaign(month: Month): Promise<{ code: string; percent: number }> {
  const { staff } = month;
  const { _id, code } = await staff.manager.ask<{ _id: string; code: string }>('POST', '/marketing', {
    name: 'عرض الشهر',
    message: 'خصم على قطع الغيار هذا الشهر',
    type: 'discount',
    channels: ['whatsapp'],
    discountType: 'percentage',
    discountValue: 10,
    code: 'MONTH10',
    validFrom: adenDay(),
    validTo: addDays(adenDay(), 30),
  });
  await staff.manager.ask('POST', `/marketing/${_id}/approve`, {});
  await staff.admin.ask('POST', `/marketing/${_id}/send`);
  count(month, 'campaign');
  return { code, percent: 10 };
}

interface Quotation {
  _id: string;
  lines: { alternatives: { _id: string; product: string }[] }[];
}

/** Quotes two brands of a thing; the customer takes the first of them. */
export async function sellQuotation(month: Month, clerk: Clerk): Promise<void> {
  const { ledger, dice } = month;
  const [goods, other] = plenty(month, clerk.place);
  const customer = dice.oneOf(ledger.customers);
  if (!goods || !other || !customer) return;
  const quotation = await clerk.person.ask<Quotation>('POST', '/quotations', {
    customer: customer.id,
    lines: [
      {
        title: 'فحمات أمامية',
        alternatives: [
          { product: goods.id, kind: 'original', quantity: 2 },
          { product: other.id, kind: 'commercial', quantity: 2 },
        ],
      },
    ],
    validUntil: addDays(adenDay(), 7),
  });
  const taken = quotation.lines[0]?.alternatives[0]?._id ?? '';
  await sell(month, clerk, dice, {
    customer,
    lines: [{ goods, quantity: 2 }],
    quotation: { _id: quotation._id, alternatives: [taken] },
  });
  count(month, 'quotation sold');
}
