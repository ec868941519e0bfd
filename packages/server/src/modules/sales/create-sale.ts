import { walkIn, type NewSale, type Sale } from '@turoos/contract';
import { newIdentity } from '../../db/new-identity';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockAccount } from '../ledger';
import { lockCode } from '../marketing';
import { methodOf } from './payment.rules';
import { presentSale } from './present-sale';
import { namesOf, priceDeal, sell, type Deal } from './sell';
import { writeSale } from './write-sale';

export async function createSale(tx: Tx, user: Actor, wish: NewSale): Promise<Sale> {
  const account = wish.customer ? await lockAccount(tx, wish.customer) : undefined;
  const campaign = wish.campaignCode ? await lockCode(tx, wish.campaignCode) : undefined;
  const deal: Deal = {
    ...wish,
    ...(await newIdentity(tx)),
    version: 1,
    account,
    campaign,
    discount: wish.discount ?? 0,
    notes: wish.notes ?? '',
  };
  return wish.status === 'pending' ? holdSale(tx, user, deal) : sell(tx, user, deal);
}

/** A held invoice is a note of what was asked for: it moves neither stock nor money and has no number. */
async function holdSale(tx: Tx, user: Actor, deal: Deal): Promise<Sale> {
  const { lines, totals, flags } = await priceDeal(tx, user, deal);
  const paymentStatus = deal.paymentStatus ?? 'deferred';
  const row = await writeSale(
    tx,
    {
      id: deal.id,
      at: deal.at,
      version: deal.version,
      saleNumber: null,
      customerId: deal.account?.id ?? null,
      customerName: deal.account?.name ?? (deal.customerName || walkIn),
      status: 'pending',
      paymentStatus,
      paymentMethod: methodOf(deal.paymentMethod, paymentStatus),
      subtotal: totals.subtotal,
      discount: totals.discount,
      campaignId: deal.campaign?.id ?? null,
      campaignDiscount: totals.campaignDiscount,
      tax: totals.tax,
      till: 0,
      usdToYer: null,
      notes: deal.notes,
      userId: user.id,
    },
    lines,
  );
  const held = presentSale(
    { ...row, ...namesOf(user, deal) },
    lines.map((line) => ({ ...line, returned: 0 })),
  );
  await recordChange(tx, user, {
    action: 'sale.hold',
    entity: 'sales',
    entityId: deal.id,
    after: { ...held, ...flags },
  });
  return held;
}
