import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeAuthority } from '../../network/make-certificates';
import { laterEpoch, readClaim, signClaim, supersedes, type Claim } from './epoch.rules';
import { isAuthorityOf, isFormerCode, readPairingCode, writePairingCode } from './pairing-code.rules';
import { problemOf, stateOf } from './standby-state.rules';
import { asksForLog, packetLength } from './startup-packet.rules';
import { shallWait } from './waiting.rules';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 18, 9, 0, seconds));

describe('the claim of a computer that took over', () => {
  const secret = randomBytes(32);
  const claim: Claim = {
    epoch: 2,
    id: randomUUID(),
    takenAt: at(0),
    name: 'second',
    addresses: ['http://10.0.0.2:5000'],
  };

  it('is believed only if a computer of the same shop signed it, unchanged', () => {
    const signed = signClaim(claim, secret);
    expect(readClaim(signed, secret)).toEqual(claim);
    expect(readClaim(signed, randomBytes(32))).toBeUndefined();
    const higher = signClaim({ ...claim, epoch: 9 }, randomBytes(32));
    for (const forged of [higher, '', 'x', `${higher.split('.')[0]}.${signed.split('.')[1]}`, `${signed}A`])
      expect(readClaim(forged, secret)).toBeUndefined();
  });

  const first = { epoch: 1, claimId: null, takenAt: null, claim: null };
  const own = { epoch: 2, claimId: claim.id, takenAt: claim.takenAt, claim: 'signed' };
  it.each([
    ['the first shop yields to one that took over', claim, first, true],
    ['nobody yields to itself', claim, own, false],
    ['a lower epoch counts for nothing', claim, { ...own, epoch: 3, claimId: randomUUID() }, false],
    [
      'of two with one epoch, the later yields',
      claim,
      { ...own, claimId: randomUUID(), takenAt: at(1) },
      true,
    ],
    ['and the earlier does not', { ...claim, takenAt: at(1), id: randomUUID() }, own, false],
  ])('%s', (_, theirs, ours, wanted) => expect(supersedes(theirs, ours)).toBe(wanted));

  it('never lets both yield or both stay, when two take over at the same moment', () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const epochOf = (id: string) => ({ epoch: 2, claimId: id, takenAt: at(0) });
    expect(supersedes({ ...claim, id: one }, epochOf(two))).not.toBe(
      supersedes({ ...claim, id: two }, epochOf(one)),
    );
  });

  it('outlives a restored database by the file beside it', () => {
    expect(laterEpoch(first, own)).toEqual(own);
    expect(laterEpoch(own, first)).toEqual(own);
    expect(laterEpoch(first, undefined)).toEqual(first);
  });
});

describe('a pairing code', () => {
  it('carries a secret and vouches for one authority, however it is typed', async () => {
    const [own, other] = await Promise.all(['a', 'b'].map((name) => makeAuthority(name, at(0))));
    const code = writePairingCode(randomBytes(32), own?.cert);
    expect(code).toMatch(/^([2-9A-Z]{4}-){5}[2-9A-Z]{4}$/);
    const read = readPairingCode(` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(read).toEqual(readPairingCode(code));
    expect(isAuthorityOf(read ?? { secret: '', fingerprint: undefined }, own?.cert ?? '')).toBe(true);
    expect(isAuthorityOf(read ?? { secret: '', fingerprint: undefined }, other?.cert ?? '')).toBe(false);
    expect(readPairingCode(writePairingCode(randomBytes(32), undefined))?.fingerprint).toBeUndefined();
  });

  it('vouches for the authority with 80 bits, and knows a code of an earlier version', () => {
    expect(readPairingCode('ABCD-EFGH-JKLM-NPQR-STUV-WXYZ')?.fingerprint).toHaveLength(16);
    for (const former of ['ABCD-EFGH-JK', 'abcd-efgh-jklm-npqr-stuv'])
      expect([readPairingCode(former), isFormerCode(former)]).toEqual([undefined, true]);
    expect(isFormerCode('ABCD-EFGH')).toBe(false);
  });

  it.each(['', 'XXXX', '0000-0000-0000-0000-0000-0000', 'IIII-IIII-II', 'مرحبا'])('%s is none', (typed) =>
    expect(readPairingCode(typed)).toBeUndefined(),
  );
});

describe('sales', () => {
  const facts = {
    isWanted: true,
    isOn: true,
    mostSeconds: 10,
    longestSeconds: 0,
    goneSeconds: 0,
    steadySeconds: 9,
  };
  it.each([
    ['wait for a standby that is there', {}, true],
    ['wait for nobody if the owner does not want it', { isWanted: false }, false],
    ['never wait longer than the owner said', { longestSeconds: 10 }, false],
    ['go on at once after a standby was away for that long', { goneSeconds: 9.5 }, false],
    ['wait while it may come back', { goneSeconds: 9, longestSeconds: 9 }, true],
    ['do not wait for one that has just come', { isOn: false, steadySeconds: 2 }, false],
    ['wait again once it has stayed', { isOn: false, steadySeconds: 3 }, true],
  ])('%s', (_, changes, wanted) => expect(shallWait({ ...facts, ...changes })).toBe(wanted));
});

describe('the way into the database', () => {
  const packet = (words: string[], version = 0x30000) => {
    const body = Buffer.from(`${words.join('\0')}\0\0`);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length, 0);
    head.writeUInt32BE(version, 4);
    return Buffer.concat([head, body]);
  };
  it.each([
    ['the log', ['user', 'turoos_standby', 'replication', 'true'], 0x30000, true],
    ['the rows, as the superuser', ['user', 'postgres', 'database', 'turoos'], 0x30000, false],
    ['the log, as the superuser', ['user', 'postgres', 'replication', 'true'], 0x30000, false],
    ['rows by the way for the log', ['user', 'turoos_standby', 'replication', 'database'], 0x30000, false],
    ['two users', ['user', 'turoos_standby', 'replication', 'true', 'user', 'postgres'], 0x30000, false],
    ['the end of a statement', ['user', 'turoos_standby', 'replication', 'true'], 80877102, false],
  ])('is open for %s: %s', (_, words, version, wanted) =>
    expect(asksForLog(packet(words, version))).toBe(wanted),
  );

  it('takes no message that is too long', () => {
    expect(packetLength(Buffer.from([0, 0]))).toBeUndefined();
    expect(() => packetLength(Buffer.from([255, 0, 0, 0]))).toThrow('startup message');
  });
});

describe('the state of a standby', () => {
  const contact = { at: at(10), version: '1', inStepAt: at(10), isCopying: false, problem: '' };
  it.each([
    [undefined, 'away'],
    [contact, 'inStep'],
    [{ ...contact, at: at(0) }, 'away'],
    [{ ...contact, isCopying: true }, 'copying'],
    [{ ...contact, inStepAt: null }, 'behind'],
  ] as const)('%j is %s', (one, wanted) => expect(stateOf(one, at(12))).toBe(wanted));

  it('names another version, because that one may not open the shop', () => {
    expect(problemOf(contact, '1', at(12))).toBe('');
    expect(problemOf(contact, '2', at(12))).toContain('إصدار');
  });
});
