import { backupTexts, ruleBroken } from '@turoos/contract';
import { expect, it } from 'vitest';
import { DamagedFile, planRestore, withoutFile, type FoundRun } from '../modules/backup';
import { admissionLines, damage, failures, refusal, waysBack } from './restore-words';
import { spansOf } from '../modules/backup/archive/chain.rules';
import { segmentLength, segmentStart } from '../modules/backup/archive/lsn';
import { baseName, pieceName } from '../modules/backup/archive/names';

const at = (second: number, ms = 0) => new Date(Date.UTC(2026, 10, 15, 11, 0, second, ms));
const piece = (segment: number, second: number) => {
  const facts = { segment: BigInt(segment), from: 0, to: segmentLength, until: at(second, 400) };
  return { ...facts, name: pieceName(1, facts) };
};
const base = (() => {
  const start = segmentStart(5n) + 40n;
  const facts = { start, stop: start + 100n, endedAt: at(10, 200) };
  return { ...facts, name: baseName(facts) };
})();
const runOf = (pieces: FoundRun['pieces']): FoundRun => ({
  place: '/media/usb',
  run: {
    folder: '/media/usb/run',
    facts: {
      format: 1,
      id: '0123456789abcdef',
      placeId: 'p',
      systemId: '1',
      timeline: 1,
      postgres: 18,
      firstSegment: '5',
      startedAt: at(0).toISOString(),
    },
  },
  bases: [base],
  pieces,
  drafts: [],
  spans: spansOf([base], pieces),
});
const pieces = [piece(5, 9), piece(6, 20), piece(7, 30)];
const pathOf = ({ name }: { name: string }) => `/media/usb/run/${name}`;

it('a damaged file is named, with the last moment that can be restored without it', () => {
  const last = pathOf(pieces[2] ?? base);
  const { message, hint } = damage(
    new DamagedFile(last, undefined),
    withoutFile([runOf(pieces)], last),
    undefined,
  );
  expect(message).toContain(last);
  expect(hint).toContain('آخر لحظة يمكن العودة إليها دونه: 2026-11-15 14:00:20');
  expect(hint).toContain('2026-11-15 14:00:11 … 2026-11-15 14:00:20');
});

it('without its only whole copy nothing can be restored', () => {
  const others = withoutFile([runOf(pieces)], pathOf(base));
  expect(damage(new DamagedFile(pathOf(base), undefined), others, undefined).hint).toContain(
    'لا يمكن العودة إلى شيء دونه',
  );
});

it('a stretch that ends right after its copy, because a piece is missing, is not told backwards', () => {
  expect(waysBack([runOf([piece(5, 9), piece(7, 30)])])).toEqual([]);
  expect(waysBack([runOf(pieces)])).toHaveLength(2);
});

it('an archive whose first whole copy never ended is not told to be missing', () => {
  const runs = [{ ...runOf(pieces), bases: [], spans: [], drafts: ['base.partial'] }];
  const plan = planRestore(runs, 'latest');
  expect(plan).toEqual({ reason: 'unfinished' });
  const { message } = refusal({ reason: 'unfinished' }, runs, ['/media/usb'], 'latest');
  expect(message).toContain('بدأ النسخ المستمر في /media/usb');
});

it('attached files that did not come back are named, and nothing is said to be unchanged', () => {
  const damaged = { path: '/media/usb/ab/one.sealed', error: ruleBroken(backupTexts.damaged) };
  const told = failures([damaged, { path: '/media/usb/ab/two.sealed', error: new Error('EIO') }]);
  expect(told).toContain('/media/usb/ab/one.sealed: تالف (damaged)');
  expect(told).toContain('/media/usb/ab/two.sealed: EIO');
  expect(told).not.toContain('لم يتغير');
});

it('files that another passphrase opens are told with how to give both', () => {
  const copy = (error: unknown) => ({ path: '/media/usb/ab/one.sealed', error });
  for (const text of [backupTexts.wrongPassphrase, backupTexts.passphraseNeeded]) {
    const told = failures([copy(new Error('EIO')), copy(ruleBroken(text))]);
    expect(told).toContain(`/media/usb/ab/one.sealed: ${text}`);
    expect(told).toContain('مشفّرة بعبارة المرور الأحدث');
    expect(told).toMatch(/TUROOS_BACKUP_PASSPHRASE_FILE.+--passphrase-file/);
  }
  expect(failures([copy(ruleBroken(backupTexts.damaged))])).not.toContain('--passphrase-file');
});

it('who is let in as at the last change copied is counted, so that it can be withdrawn again', () => {
  expect(admissionLines({ withdrawn: 0, letIn: 0 })).toEqual([]);
  expect(admissionLines({ withdrawn: 3, letIn: 0 })).toEqual([expect.stringContaining('were withdrawn')]);
  expect(admissionLines({ withdrawn: 0, letIn: 2 })).toEqual([
    expect.stringContaining('2 API keys and standbys are let in as they were at the last change copied'),
  ]);
});

it('a shop that has no archive here is not told that there is none at all', () => {
  const runs = [runOf(pieces)];
  const plan = planRestore(runs, 'latest', 'xyz');
  if (!('reason' in plan)) throw new Error('a plan for another shop');
  expect(refusal(plan, runs, ['/media/usb'], 'latest').message).toBe(
    'لا نسخ هنا لمتجر رقمه كما في --shop، وهنا: 1 (there is no archive of the shop named by --shop, only of these)',
  );
});
