import { apis, type Api } from '@turoos/contract';
import { expect, it } from 'vitest';
import { diceOf } from './dice';
import type { Holdings } from './holdings';
import { attackOn } from './requests';
import { validRequest } from './valid-request';

const dice = diceOf(1);
const few = () => Array.from({ length: 3 }, () => dice.uuid());
const line = () => ({ of: dice.uuid(), product: dice.uuid(), warehouse: dice.uuid(), quantity: 3 });
const message = () => ({ id: dice.uuid(), of: dice.uuid() });
const full: Holdings = {
  ids: new Proxy({}, { get: few }),
  stock: [line(), line()],
  sold: [line()],
  bought: [line()],
  counted: [line()],
  moved: [line()],
  inState: few,
  cars: [{ id: dice.uuid(), version: 2, step: dice.uuid(), piece: dice.uuid() }],
  quoted: [{ of: dice.uuid(), version: 1, alternative: dice.uuid(), product: dice.uuid() }],
  units: ['DRUM'],
  codes: ['EID'],
  messages: { withLink: [message()], byHand: [message()], undelivered: () => [message()] },
  sign: () => 'signed',
  freeDrawers: [],
  expenseCategories: [],
  usernames: ['stranger'],
  till: 'K1.secret',
};
const nothing: Holdings = {
  ids: {},
  stock: [],
  sold: [],
  bought: [],
  counted: [],
  moved: [],
  inState: () => [],
  cars: [],
  quoted: [],
  units: [],
  codes: [],
  messages: { withLink: [], byHand: [], undelivered: () => [] },
  sign: () => 'signed',
  freeDrawers: [],
  expenseCategories: [],
  usernames: [],
  till: 'K1.secret',
};

const targets = (Object.entries(apis) as [string, Api][]).flatMap(([domain, api]) =>
  Object.entries(api).map(([name, endpoint]) => ({ name: `${domain}.${name}`, domain, endpoint })),
);

/** As the server reads it: values in an address are text, and JSON has no undefined. */
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? {}));
const asAsked = (fields: object) =>
  Object.fromEntries(Object.entries(asSent(fields) as object).map(([name, value]) => [name, String(value)]));

it.each(targets)('$name: a generated valid request passes validation', (target) => {
  const { params, query, body } = target.endpoint;
  for (const holdings of [full, nothing])
    for (let round = 0; round < 12; round++) {
      const parts = validRequest(target, { dice, holdings });
      expect(params?.safeParse(asAsked(parts.params)).error?.issues).toBeUndefined();
      expect(query?.safeParse(asAsked(parts.query)).error?.issues).toBeUndefined();
      const found = body?.safeParse(asSent(parts.body)).error;
      expect(found && { issues: found.issues, body: parts.body }).toBeUndefined();
      expect(parts.file !== undefined).toBe(target.endpoint.upload !== undefined);
    }
});

it('makes the same requests for the same seed', () => {
  const thrown = (seed: number) => {
    const one = diceOf(seed);
    return targets.map((target) => validRequest(target, { dice: one, holdings: nothing }));
  };
  expect(thrown(7)).toEqual(thrown(7));
  expect(thrown(7)).not.toEqual(thrown(8));
});

it('encodes every request, valid or spoilt', () => {
  for (const target of targets)
    for (let round = 0; round < 10; round++) {
      const { method, path } = attackOn(target, { dice, holdings: full });
      expect(method).toMatch(/^[A-Z]+$/);
      expect(path).toMatch(/^\/api\/[\x21-\x7e]*$/i);
    }
});
