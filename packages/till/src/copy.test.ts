import {
  copyForm,
  customerRows,
  must,
  partRows,
  type CopiedCustomer,
  type CopiedPart,
} from '@turoos/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Copy, OtherForm, type CopyPortion, type StoredMark } from './copy';
import { pack, unpack } from './pack';
import { aPart, idOf } from './test-parts';

const start = (anew: boolean) => JSON.stringify({ form: copyForm, anew });
const putPart = (part: CopiedPart) => JSON.stringify({ p: partRows.toRow(part) });
const aCustomer = (number: number, name: string): CopiedCustomer => ({
  id: idOf(number),
  name,
  code: `C-${number}`,
  phone: '',
  balance: 0,
  creditLimit: 0,
  priceTier: null,
  isBlocked: false,
  isActive: true,
});
const putCustomer = (customer: CopiedCustomer) => JSON.stringify({ c: customerRows.toRow(customer) });
const gone = (p: string[], c: string[] = []) => JSON.stringify({ g: { p, c } });
const mark = (at: string, upTo: string | null = null) => JSON.stringify({ at, upTo });
const noon = '2026-11-17T12:00:00.000Z';

/** What a browser does: it stores portions and reads them when it starts. */
class Store {
  chunks = new Map<string, string>();
  mark: StoredMark | undefined;
  settings: string | undefined;

  write(portion: CopyPortion | undefined): void {
    if (!portion) return;
    if (portion.isAnew) this.chunks.clear();
    for (const { key, text } of portion.chunks) this.chunks.set(key, text);
    this.settings = portion.settings ?? this.settings;
    this.mark = portion.mark;
  }

  load(): Copy {
    const copy = new Copy();
    const chunks = [...this.chunks].map(([key, text]) => ({ key, text }));
    if (this.mark) copy.load(this.mark, this.settings, chunks);
    return copy;
  }
}

const contents = (copy: Copy) => ({
  parts: [...copy.parts.all()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  customers: copy.customers.all().toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  mark: copy.mark,
});

describe('a copy', () => {
  it('yields what must be stored at each mark, and is the same after it was loaded', () => {
    const copy = new Copy();
    const store = new Store();
    for (const line of [
      start(true),
      putPart(aPart(1)),
      putCustomer(aCustomer(1, 'أحمد')),
      mark('1'),
      putPart(aPart(2)),
      mark('2', noon),
      start(false),
      gone([idOf(1)], [idOf(1)]),
      putPart(aPart(2, { price: 250 })),
      mark('3', noon),
    ])
      store.write(copy.apply(line));
    expect(contents(copy)).toEqual({
      parts: [aPart(2, { price: 250 })],
      customers: [],
      mark: { form: copyForm, at: '3', upTo: noon },
    });
    expect(contents(store.load())).toEqual(contents(copy));
    expect(store.load().upTo).toEqual(new Date(noon));
  });

  it('is not whole before its first fill has ended', () => {
    const copy = new Copy();
    for (const line of [start(true), putPart(aPart(1)), mark('1')]) copy.apply(line);
    expect(copy.upTo).toBeUndefined();
  });

  it('forgets everything when a whole one follows, in memory and in the store', () => {
    const copy = new Copy();
    const store = new Store();
    const parts = Array.from({ length: 1200 }, (_, number) => aPart(number));
    for (const line of [start(true), ...parts.map(putPart), mark('1', noon)]) store.write(copy.apply(line));
    expect(store.chunks.size).toBe(3);
    for (const line of [start(true), putPart(aPart(5)), mark('2', noon)]) store.write(copy.apply(line));
    expect([...copy.parts.all()]).toEqual([aPart(5)]);
    expect(contents(store.load())).toEqual(contents(copy));
  });

  it('writes one chunk when one part changes', () => {
    const copy = new Copy();
    const parts = Array.from({ length: 1200 }, (_, number) => aPart(number));
    for (const line of [start(true), ...parts.map(putPart), mark('1', noon)]) copy.apply(line);
    copy.apply(putPart(aPart(700, { price: 9 })));
    const portion = copy.apply(mark('2', noon));
    expect(portion?.chunks.map(({ key }) => key)).toEqual(['p1']);
  });

  it.each(['{"p":["x"]}', '{"p":', '{}', '{"at":1,"upTo":null}'])('refuses a damaged line: %s', (line) =>
    expect(() => new Copy().apply(line)).toThrow(),
  );

  it('refuses lines and stored copies of another form', () => {
    expect(() => new Copy().apply(JSON.stringify({ form: copyForm + 1, anew: true }))).toThrow(OtherForm);
    expect(() => new Copy().load({ form: copyForm + 1, at: '', upTo: null }, undefined, [])).toThrow(
      OtherForm,
    );
  });

  it('takes over the chunks that another tab has changed, also records that moved to another chunk', () => {
    const store = new Store();
    const writer = new Copy();
    const send = (line: string) => {
      const portion = writer.apply(line);
      store.write(portion);
      return portion;
    };
    send(start(true));
    for (let number = 0; number < 600; number++) send(putPart(aPart(number)));
    send(putCustomer(aCustomer(1, 'أ')));
    send(mark('1', noon));
    const reader = store.load();
    send(gone([idOf(3), idOf(4)], [idOf(1)]));
    send(mark('2', noon));
    // comes again, into the last chunk
    send(putPart(aPart(3, { price: 7 })));
    const portion = must(send(mark('3', noon)));
    const changed = ['p0', ...portion.chunks.map(({ key }) => key), 'c0'];
    for (const keys of [changed, changed.toReversed()])
      reader.load(
        portion.mark,
        store.settings,
        keys.map((key) => ({ key, text: must(store.chunks.get(key)) })),
      );
    expect(contents(reader)).toEqual(contents(writer));
  });

  it('equals the shop after any lines, also when it is cut off anywhere and loaded again', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.record({ part: fc.nat(12), price: fc.nat(9) }),
            fc.record({ customer: fc.nat(5), name: fc.constantFrom('أ', 'ب') }),
            fc.record({ gone: fc.nat(12) }),
            fc.constant('mark' as const),
            fc.constant('cut' as const),
          ),
          { maxLength: 60 },
        ),
        (events) => {
          const store = new Store();
          let copy = new Copy();
          store.write(copy.apply(start(true)));
          const parts = new Map<string, CopiedPart>();
          const customers = new Map<string, CopiedCustomer>();
          /** The lines since the last mark, which the server sends again after a cut. */
          let since: string[] = [];
          const send = (line: string) => {
            since.push(line);
            store.write(copy.apply(line));
          };
          for (const event of [...events, 'mark' as const])
            if (event === 'mark') {
              store.write(copy.apply(mark('x', noon)));
              since = [];
            } else if (event === 'cut') {
              const again = store.mark ? since : [start(true), ...since];
              copy = store.load();
              for (const line of again) store.write(copy.apply(line));
            } else if ('part' in event) {
              const part = aPart(event.part, { price: event.price });
              parts.set(part.id, part);
              send(putPart(part));
            } else if ('customer' in event) {
              const customer = aCustomer(event.customer, event.name);
              customers.set(customer.id, customer);
              send(putCustomer(customer));
            } else {
              parts.delete(idOf(event.gone));
              send(gone([idOf(event.gone)]));
            }
          const { mark: _mark, ...expected } = contents(copy);
          expect(new Map(expected.parts.map((part) => [part.id, part]))).toEqual(parts);
          expect(new Map(expected.customers.map((one) => [one.id, one]))).toEqual(customers);
          expect(contents(store.load())).toEqual(contents(copy));
        },
      ),
    ));
});

it('a chunk is packed to a fraction, and damage is noticed', async () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_, number) => partRows.toRow(aPart(number))));
  const bytes = await pack(text);
  expect(bytes.length).toBeLessThan(text.length / 4);
  expect(await unpack(bytes)).toBe(text);
  const middle = bytes.length >> 1;
  bytes[middle] = must(bytes[middle]) ^ 1;
  await expect(unpack(bytes)).rejects.toThrow();
});
