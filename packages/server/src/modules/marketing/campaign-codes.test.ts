import { addDays, adenDay, marketingTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../test/campaigns';
import { useSales } from '../../../test/sales';
import { codeRefusal } from './campaign-codes';

const today = '2026-11-15';

describe('a campaign code', () => {
  const good = {
    code: 'EID',
    status: 'active',
    isActive: true,
    minPurchaseAmount: 0,
    validFrom: null,
    validTo: null,
    maxUses: 0,
    uses: 0,
  } as const;
  const refusal = (changes: object, subtotal?: number) =>
    codeRefusal({ ...good, ...changes }, { subtotal, today });

  it('is valid while its campaign runs, and after all its messages are sent', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ status: 'completed' })).toBeUndefined();
    expect(refusal({ validFrom: today, validTo: today })).toBeUndefined();
    expect(refusal({ maxUses: 2, uses: 1 })).toBeUndefined();
    expect(refusal({ minPurchaseAmount: 500 }, 500)).toBeUndefined();
    expect(refusal({ minPurchaseAmount: 500 })).toBeUndefined();
  });

  it.each([
    [{ status: 'draft' }, marketingTexts.codeClosed('EID')],
    [{ status: 'paused' }, marketingTexts.codeClosed('EID')],
    [{ isActive: false }, marketingTexts.codeClosed('EID')],
    [{ status: 'completed', isActive: false }, marketingTexts.codeClosed('EID')],
    [{ status: 'expired' }, marketingTexts.codeOver('EID')],
    [{ validTo: '2026-11-14' }, marketingTexts.codeOver('EID')],
    [{ validFrom: '2026-11-16' }, marketingTexts.codeEarly('EID')],
    [{ maxUses: 2, uses: 2 }, marketingTexts.codeSpent('EID')],
    [{ minPurchaseAmount: 501 }, marketingTexts.codeMinimum('EID', 501)],
  ])('%j is refused: %s', (changes, words) => expect(refusal(changes, 500)).toBe(words));
});

describe('the lookup of a code by the seller', () => {
  const shop = useSales();
  const ask = (code: string, subtotal?: number) =>
    shop.clerk.call(
      'GET',
      `/marketing/codes/${encodeURIComponent(code)}${subtotal ? `?subtotal=${subtotal}` : ''}`,
    );

  it('returns the campaign, its discount and the remaining uses', async () => {
    const { id } = await aCampaign(shop.db, {
      name: 'عروض العيد',
      code: 'EID-15',
      discountValue: 1500,
      maxUses: 3,
    });
    expect((await ask('eid 15', 33.33)).json().data).toEqual({
      campaign: id,
      name: 'عروض العيد',
      code: 'EID-15',
      type: 'discount',
      discountType: 'percentage',
      discountValue: 15,
      minPurchaseAmount: 0,
      discount: 5,
      usesLeft: 3,
    });
    expect((await ask('EID15')).json().data).toMatchObject({ discount: 0 });
  });

  it('returns no remaining uses where they are unlimited', async () => {
    const { code } = await aCampaign(shop.db, { discountType: 'fixed', discountValue: 2000 });
    expect((await ask(code, 12)).json().data).toMatchObject({ discount: 12, usesLeft: null });
  });

  it('returns the reason why the code cannot be used', async () => {
    const { code } = await aCampaign(shop.db, { validTo: addDays(adenDay(), -1) });
    const over = await ask(code, 10);
    expect([over.statusCode, over.json().message]).toEqual([409, marketingTexts.codeOver(code)]);
    const missing = await ask('NO-SUCH');
    expect([missing.statusCode, missing.json().message]).toEqual([
      404,
      marketingTexts.codeMissing('NO-SUCH'),
    ]);
    expect((await ask('---')).statusCode).toBe(404);
  });
});
