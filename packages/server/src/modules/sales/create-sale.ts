import { walkIn, type NewSale, type Sale } from '@turoos/contract';
import { newIdentity } from '../../db/new-identity';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockAccount } from '../ledger';
import { lockCode } from '../marketing';
import { methodOf } from './payment.rules';
import { presentSale } from './present-sale';
import { namesOf, priceDraft, sell, type SaleDraft } from './sell';
import { writeSale } from './write-sale';

export async function createSale(tx: Tx, user: Actor, input: NewSale): Promise<Sale> {
  const account = input.customer ? await lockAccount(tx, input.customer) : undefined;
  const campaign = input.campaignCode ? await lockCode(tx, input.campaignCode) : undefined;
  const draft: SaleDraft = {
    ...input,
    ...(await newIdentity(tx)),
    version: 1,
    account,
    campaign,
    discount: input.discount ?? 0,
    notes: input.notes ?? '',
  };
  return input.status === 'pending' ? holdSale(tx, user, draft) : sell(tx, user, draft);
}

/** A held invoice is a note of what was asked for: it moves neither stock nor money and has no number. */
async function holdSale(tx: Tx, user: Actor, draft: SaleDraft): Promise<Sale> {
  const { lines, totals, flags } = await priceDraft(tx, user, draft);
  const paymentStatus = draft.paymentStatus ?? 'deferred';
  const row = await writeSale(
    tx,
    {
      id: draft.id,
      at: draft.at,
      version: draft.version,
      saleNumber: null,
      customerId: draft.account?.id ?? null,
      customerName: draft.account?.name ?? (draft.customerName || walkIn),
      status: 'pending',
      paymentStatus,
      paymentMethod: methodOf(draft.paymentMethod, paymentStatus),
      subtotal: totals.subtotal,
      discount: totals.discount,
      campaignId: draft.campaign?.id ?? null,
      campaignDiscount: totals.campaignDiscount,
      tax: totals.tax,
      till: 0,
      usdToYer: null,
      notes: draft.notes,
      userId: user.id,
    },
    lines,
  );
  const held = presentSale(
    { ...row, ...namesOf(user, draft) },
    lines.map((line) => ({ ...line, returned: 0 })),
  );
  await recordChange(tx, user, {
    action: 'sale.hold',
    entity: 'sales',
    entityId: draft.id,
    after: { ...held, ...flags },
  });
  return held;
}
