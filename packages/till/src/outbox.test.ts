import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acknowledged,
  beforeEmptying,
  emptyOutbox,
  failed,
  nextStep,
  restored,
  resumed,
  retried,
  sending,
  unsent,
  withSale,
  withoutDone,
  type Outbox,
} from './outbox';

type Box = Outbox<string, string>;
const filled = (...seqs: number[]): Box =>
  seqs.reduce<Box>((box, seq) => withSale(box, `id${seq}`, seq, `sale ${seq}`), emptyOutbox);
const next = (box: Box, now = 0) => {
  const step = nextStep(box, now);
  return typeof step === 'object' && 'send' in step ? step.send.id : step;
};
const statuses = (box: Box) => box.entries.map(({ status }) => status);
const noAnswer = { status: null };

describe('an outbox', () => {
  it('sends one sale at a time, in the order of their numbers', () => {
    const box = filled(2, 1, 3);
    expect(next(box)).toBe('id1');
    const busy = sending(box, 'id1');
    expect(next(busy)).toBe('nothing');
    expect(next(acknowledged(busy, 'id1', 'S-1'))).toBe('id2');
  });

  it('sends a sale again after a lost answer, later each time, up to a minute, and none before it', () => {
    let box = filled(1, 2);
    const waits: unknown[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      box = failed(sending(box, 'id1'), 'id1', noAnswer, 0);
      waits.push(nextStep(box, 0));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => ({ waitUntil: seconds * 1000 })));
    expect(next(box, 60_000)).toBe('id1');
    expect(next(resumed(box))).toBe('id1');
  });

  it.each([
    { status: 502 },
    { status: 429, code: 'TOO_MANY_REQUESTS' },
    { status: 409, code: 'CONFLICT' },
    { status: 200 },
    { status: 404 },
  ])('does not take %o for an answer of the shop to the sale', (failure) => {
    const box = failed(sending(filled(1, 2), 'id1'), 'id1', failure, 0);
    expect([statuses(box), box.stopped, next(box, 1000)]).toEqual([['waiting', 'waiting'], null, 'id1']);
  });

  it.each(['KEY_REUSED', 'VALIDATION', 'RULE'])('keeps a sale refused as %s and goes on', (code) => {
    const refused = failed(sending(filled(1, 2), 'id1'), 'id1', { status: 422, code, message: 'لا' }, 0);
    expect(refused.entries[0]).toMatchObject({ status: 'refused', refusal: { code, message: 'لا' } });
    expect(next(refused)).toBe('id2');
    const done = acknowledged(sending(refused, 'id2'), 'id2', 'S-2');
    expect([next(done), beforeEmptying(done), unsent(done).length]).toEqual(['nothing', 'rescue', 1]);
    expect(next(retried(done, 'id1'))).toBe('id1');
  });

  it.each([
    [401, 'TOKEN_EXPIRED', 'signed out', 'send'],
    [403, 'FORBIDDEN', 'no right', 'send'],
    [422, 'UNKNOWN_TILL', 'till', 'rescue'],
  ])('stops on %s %s without refusing the sale', (status, code, stopped, way) => {
    const box = failed(sending(filled(1, 2), 'id1'), 'id1', { status, code }, 0);
    expect([box.stopped, statuses(box), next(box, 1e9)]).toEqual([
      stopped,
      ['waiting', 'waiting'],
      'nothing',
    ]);
    expect(beforeEmptying(box)).toBe(way);
    expect(next(resumed(box))).toBe('id1');
  });

  it('sends what was being sent when the browser ended again', () => {
    const { entries } = sending(filled(1, 2), 'id1');
    expect(next(restored(entries.toReversed()))).toBe('id1');
  });

  it('never takes an acknowledgement back', () => {
    const box = acknowledged(filled(1), 'id1', 'S-1');
    expect(failed(box, 'id1', { status: 422, code: 'RULE' }, 0)).toEqual(box);
    expect(sending(box, 'id1')).toEqual(box);
    expect(retried(box, 'id1')).toEqual(box);
  });

  it('removes acknowledged sales alone', () => {
    const box = acknowledged(filled(1, 2), 'id1', 'S-1');
    expect(withoutDone(box, () => true).entries.map(({ id }) => id)).toEqual(['id2']);
    expect(withoutDone(box, () => false)).toEqual(box);
    expect(beforeEmptying(acknowledged(box, 'id2', 'S-2'))).toBe('nothing');
  });
});

it('whatever fails, every sale reaches the server, and only refused ones are overtaken', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('arrives', 'answer lost', 'request lost', 'browser ends', 'signed out', 'refused'),
        {
          maxLength: 60,
        },
      ),
      (events) => {
        let box: Box = filled(1, 2, 3, 4, 5);
        const arrived: string[] = [];
        const book = (id: string) => void (arrived.includes(id) || arrived.push(id));
        let now = 0;
        for (const event of [...events, ...Array.from({ length: 5 }, () => 'arrives' as const)]) {
          now += 60_000;
          const step = nextStep(box, now);
          if (typeof step !== 'object' || !('send' in step)) continue;
          const { id } = step.send;
          box = sending(box, id);
          if (event === 'arrives' || event === 'answer lost' || event === 'browser ends') book(id);
          if (event === 'arrives') box = acknowledged(box, id, `S-${id}`);
          if (event === 'answer lost' || event === 'request lost') box = failed(box, id, noAnswer, now);
          if (event === 'browser ends') box = restored(box.entries);
          if (event === 'signed out')
            box = resumed(failed(box, id, { status: 401, code: 'UNAUTHORIZED' }, now));
          if (event === 'refused') box = failed(box, id, { status: 400, code: 'VALIDATION' }, now);
        }
        for (const { id, status } of box.entries) {
          expect(['acknowledged', 'refused']).toContain(status);
          if (status === 'acknowledged') expect(arrived).toContain(id);
        }
        expect(arrived).toEqual(arrived.toSorted());
      },
    ),
  ));
