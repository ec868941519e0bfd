import { QueryClientProvider } from '@tanstack/react-query';
import { piece, salesApi, texts, type Sale } from '@turoos/contract';
import { act, createElement, useReducer } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queryClient } from '@/lib/http/query-client';
import { saveTokens } from '@/lib/session/tokens';
import { clearToastHistory, useToastHistory } from '@/lib/toasts/toast-store';
import { answer, fakeBrowser, refuse } from '../../../../test/fake-browser';
import { renderHook } from '../../../../test/render-hook';
import { emptyTender } from '@/shared/money/typed-tender';
import { usualCurrencies } from '@/shared/money/use-currencies';
import { changeDraft, type Change } from './change-draft';
import { emptyDraft, lineOf, type Draft } from './draft';
import { samplePart } from './sample-part';
import { useSubmitSale } from './use-submit-sale';

const product = '0190b4a0-0000-7000-8000-000000000001';
const saleId = '0190b4a0-0000-7000-8000-000000000002';
const nothing = { rials: 0, unrated: 0 };
const sale: Sale = {
  _id: saleId,
  saleNumber: 'INV-20261115-001',
  customer: null,
  customerName: '',
  items: [],
  warehouses: [],
  subtotal: 800,
  discount: 0,
  campaignDiscount: 0,
  campaign: null,
  total: 800,
  tax: 0,
  grandTotal: 800,
  status: 'completed',
  paymentStatus: 'paid',
  paymentMethod: 'cash',
  partialAmount: 800,
  tillPaid: 800,
  laterRials: nothing,
  remaining: 0,
  refundAmount: 0,
  cashReturned: 0,
  refundReason: null,
  refundDate: null,
  usd_to_yer: 530,
  notes: '',
  createdBy: null,
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const { reply } = salesApi.create;
const saved = (fields: Partial<Sale> = {}) =>
  answer(200, z.encode(reply.body, reply.wrap({ ...sale, ...fields }) as never));
const lost = () => new TypeError('Failed to fetch');
const reusedKey = () => refuse(422, 'KEY_REUSED', texts.keyReused);

let sent: ReturnType<typeof fakeBrowser>;
let reactions: (() => Response | Error)[];
let onSaved: ReturnType<typeof vi.fn<(sale: Sale, purpose: string) => Promise<void>>>;

const keys = () => sent.map(({ headers }) => headers['Idempotency-Key']);
const notes = () => sent.map(({ body }) => (body as { notes?: string }).notes);
const toasts = () => {
  const history = renderHook(useToastHistory);
  const titles = history.current.map(({ title }) => title);
  history.unmount();
  return titles;
};

const till = {
  grandTotal: 800,
  counting: { currencies: usualCurrencies, rates: { usdToYer: 530, toYer: {} }, usual: 'YER' },
};

function openInvoice(fields: Partial<Draft> = {}) {
  const start: Draft = {
    ...emptyDraft('first key'),
    lines: [lineOf(samplePart({ _id: product }))],
    paymentType: 'paid',
    ...fields,
  };
  return renderHook(
    () => {
      const [draft, change] = useReducer(changeDraft, start);
      const changeAndWrite = async (next: Change) => change(next);
      return { draft, change, ...useSubmitSale({ draft, till, change, changeAndWrite, onSaved }) };
    },
    (screen) => createElement(QueryClientProvider, { client: queryClient }, screen),
  );
}
type Invoice = ReturnType<typeof openInvoice>;
const save = (invoice: Invoice, purpose: 'save' | 'hold' = 'save') =>
  act(() => invoice.current.save(purpose));
const write = (invoice: Invoice, text: string) =>
  act(() => invoice.current.change({ do: 'set', fields: { notes: text } }));

beforeEach(() => {
  reactions = [];
  sent = fakeBrowser(() => (reactions.shift() ?? saved)());
  onSaved = vi.fn(async () => undefined);
  saveTokens({ accessToken: 'A', refreshToken: 'R' });
  clearToastHistory();
  queryClient.clear();
});

describe('an invoice', () => {
  it('pressed twice is sent once, under the key of its draft', async () => {
    const invoice = openInvoice();
    await act(() => Promise.all([invoice.current.save('save'), invoice.current.save('save')]));
    expect(keys()).toEqual(['first key']);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ _id: saleId }), 'save');
    expect(invoice.current.busy).toBeNull();
  });

  it('is stored on the device as sent before it is sent', async () => {
    const invoice = openInvoice();
    reactions = [lost];
    await save(invoice);
    expect(JSON.parse(invoice.current.draft.unanswered ?? '')).toMatchObject({ held: null });
  });

  it('whose response was lost is retried under the same key, and the user learns that this is safe', async () => {
    const invoice = openInvoice();
    reactions = [lost];
    await save(invoice);
    expect(onSaved).not.toHaveBeenCalled();
    expect(toasts()).toEqual([texts.unreachable]);
    await save(invoice);
    expect(keys()).toEqual(['first key', 'first key']);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('changed after a lost response, though the first request was saved, is shown as it was saved', async () => {
    const invoice = openInvoice({ notes: 'كما حُفظت' });
    reactions = [lost, reusedKey, () => saved({ status: 'pending' })];
    await save(invoice, 'hold');
    await write(invoice, 'تعديل');
    await save(invoice);
    expect(notes()).toEqual(['كما حُفظت', 'تعديل', 'كما حُفظت']);
    expect(new Set(keys())).toEqual(new Set(['first key']));
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ _id: saleId }), 'hold');
    expect(toasts()).toContain('كانت الفاتورة قد حُفظت قبل تعديلك الأخير');
  });

  it('changed after a lost response leaves what was added to the next invoice', async () => {
    const invoice = openInvoice();
    const { name, partNumber } = samplePart();
    const items = [
      { product, name, partNumber, unit: piece, quantity: 1, returned: 0, price: 800, total: 800 },
    ];
    reactions = [lost, reusedKey, () => saved({ items })];
    await save(invoice);
    const added = samplePart({ _id: saleId });
    act(() => invoice.current.change({ do: 'add', part: added }));
    act(() => invoice.current.change({ do: 'quantity', product, quantity: 3 }));
    await save(invoice);
    const next = changeDraft(invoice.current.draft, { do: 'restart', key: 'second key' });
    expect(next.lines).toMatchObject([
      { product: added._id, quantity: 1 },
      { product, quantity: 2 },
    ]);
  });

  it('that this till sold already keeps its key, so that it can never be sold again', async () => {
    const invoice = openInvoice();
    reactions = [lost, reusedKey, reusedKey];
    await save(invoice);
    await save(invoice);
    expect(invoice.current.draft.key).toBe('first key');
    expect(invoice.current.refusal).toBeNull();
    expect(onSaved).not.toHaveBeenCalled();
    expect(toasts()[0]).toContain('حفظت نقطة البيع هذه الفاتورة من قبل');
  });

  it('that is refused names the line, and gets a new key for the next attempt', async () => {
    const invoice = openInvoice();
    reactions = [
      () => answer(422, { success: false, code: 'RULE', message: 'الكمية لا تكفي', details: { product } }),
    ];
    await save(invoice);
    expect(invoice.current.refusal).toEqual({ message: 'الكمية لا تكفي', product });
    expect(invoice.current.draft.unanswered).toBeNull();
    expect(toasts()).toEqual([]);
    await save(invoice);
    expect(keys()[1]).not.toBe('first key');
    expect(invoice.current.refusal).toBeNull();
  });

  it('sends its money again after a lost response, and reads the rates anew when they were refused', async () => {
    const tenders = [{ ...emptyTender, currency: 'YER', amount: 5000 }];
    const invoice = openInvoice({ tenders });
    queryClient.setQueryData(['exchange-rates', 'latest'], null);
    reactions = [lost, () => refuse(409, 'CONFLICT', 'تغيّر سعر الصرف')];
    await save(invoice);
    await save(invoice);
    for (const { body } of sent)
      expect(body).toMatchObject({ tenders: [{ currency: 'YER', amount: 5000 }], seenRates: { USD: 530 } });
    expect(invoice.current.refusal?.message).toBe('تغيّر سعر الصرف');
    expect(invoice.current.draft.tenders).toEqual(tenders);
    expect(queryClient.getQueryState(['exchange-rates', 'latest'])?.isInvalidated).toBe(true);
  });

  it('that was held is completed at the version it was held at, and reports a conflict', async () => {
    const invoice = openInvoice({ held: { id: saleId, version: 7, lines: [] } });
    reactions = [() => refuse(409, 'CONFLICT', 'غيّرها غيرك')];
    await save(invoice);
    expect(sent[0]).toMatchObject({ method: 'PUT', url: `/api/sales/${saleId}`, body: { version: 7 } });
    expect(invoice.current.refusal).toMatchObject({ message: 'غيّرها غيرك' });
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('invalidates the queries a sale affects', async () => {
    queryClient.setQueryData(['products', 'list'], []);
    await save(openInvoice());
    expect(queryClient.getQueryState(['products', 'list'])?.isInvalidated).toBe(true);
  });
});
