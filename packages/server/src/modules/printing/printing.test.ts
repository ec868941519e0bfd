import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printingTexts, type Printer, type PrintJob } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';
import { readReceipt, startThermalPrinter } from '../../../test/thermal-printer';
import { createBackground } from '../../kernel/background';
import { startDuePrinters } from './due-printers';
import type { PrintingContext } from './run-printer';
import { sendTimes } from './send-to-network';

const dataDir = await mkdtemp(join(tmpdir(), 'turoos-printing-'));
const ports = [1024, 65_535] as const;
const patient = { timeout: 20_000, interval: 50 };

describe('printing', { timeout: 60_000 }, () => {
  const cash = useCash({ printerPorts: ports, dataDir });
  let admin: Person;
  let thermal: Awaited<ReturnType<typeof startThermalPrinter>>;
  let part: string;
  let printer: Printer;
  let made = 0;

  beforeAll(() => {
    // a printer that says nothing for long is not waited for in a test
    const usual = { ...sendTimes };
    Object.assign(sendTimes, { status: 1000, whole: 3000 });
    return () => Object.assign(sendTimes, usual);
  });
  beforeAll(async () => {
    admin = await cash.shop.person('admin');
    part = await cash.part();
  });
  beforeEach(async () => {
    thermal = await startThermalPrinter();
    await cash.db.deleteFrom('printers').execute();
    printer = await aPrinter();
    return () => thermal.switchOff();
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const input = (more: object = {}) => ({
    name: `طابعة ${++made}`,
    kind: 'receipt80',
    address: thermal.address,
    opensDrawer: true,
    ...more,
  });
  const aPrinter = (more: object = {}): Promise<Printer> =>
    cash.made('/printing/printers', input(more), admin);
  const print = (id: string, by: Person = cash.manager): Promise<PrintJob> =>
    cash.made(`/printing/sales/${id}`, {}, by);
  const aSale = (more: object = {}): Promise<{ _id: string }> =>
    cash.sell({ items: [{ product: part, quantity: 1 }], ...more });
  const job = async (id: string, by: Person = admin): Promise<PrintJob> =>
    cash.get(`/printing/jobs/${id}`, by);
  const until = (id: string, status: string) =>
    vi.waitFor(async () => expect(await job(id)).toMatchObject({ status }), patient);
  const due = () =>
    cash.db
      .updateTable('printJobs')
      .set({ nextAttemptAt: new Date(0) })
      .execute();

  /** Another server over the same shop. */
  const server = (): PrintingContext => ({
    db: cash.db,
    background: createBackground(),
    limits: { ports, fileFolder: join(dataDir, 'printers') },
    announce: () => undefined,
    warn: () => undefined,
  });

  it('prints a voucher with its bars, and opens the drawer for its cash once', async () => {
    const customer = await cash.customer({ balance: -5000 });
    const paid = await cash.call('PATCH', `/customers/${customer}/balance`, { amount: 10 });
    const { voucher } = paid.json().data;
    const send = (): Promise<PrintJob> => cash.made(`/printing/vouchers/${voucher._id}`, {}, cash.manager);
    const first = await send();
    expect(first).toMatchObject({ paper: 'voucher', subject: voucher._id });
    expect(first.title).toContain(voucher.number);
    await until(first._id, 'printed');
    await until((await send())._id, 'printed');
    expect(thermal.receipts()).toMatchObject([
      { width: 576, cuts: 1, kicks: 1 },
      { cuts: 1, kicks: 0 },
    ]);
  });

  it('prints a sale as it was saved, cuts the paper and opens the drawer once', async () => {
    const { _id } = await aSale();
    const { _id: first } = await print(_id);
    await until(first, 'printed');
    const { _id: copy } = await print(_id);
    await until(copy, 'printed');
    const [receipt, again] = thermal.receipts();
    expect(receipt).toMatchObject({ width: 576, cuts: 1, kicks: 1 });
    expect(again).toMatchObject({ cuts: 1, kicks: 0 });
    expect(again?.dots).toEqual(receipt?.dots);
    await cash.made(`/printing/jobs/${first}/retry`, {}, cash.manager).catch(() => undefined);
    await vi.waitFor(() => expect(thermal.jobs).toHaveLength(3), patient);
    expect(thermal.receipts()[2]?.kicks).toBe(0);
  });

  it('does not open the drawer for a sale on credit, nor for another’s sale', async () => {
    const owing = await aSale({ paymentStatus: 'deferred', customer: await cash.customer() });
    await until((await print(owing._id))._id, 'printed');
    const { _id } = await aSale();
    await until((await print(_id, cash.clerk))._id, 'printed');
    expect(thermal.receipts().map(({ kicks }) => kicks)).toEqual([0, 0]);
    // who took the money opens the drawer even after another has printed the sale
    await until((await print(_id))._id, 'printed');
    expect(thermal.receipts()[2]?.kicks).toBe(1);
  });

  it('keeps the queue from being filled by one user', async () => {
    await thermal.switchOff();
    const { _id } = await aSale();
    const { _id: first } = await print(_id, cash.clerk);
    await until(first, 'failed');
    await sql`
      insert into print_jobs (printer_id, paper, title, content, user_id, status)
      select printer_id, paper, title, content, user_id, 'given_up' from print_jobs, generate_series(1, 49)
      where id = ${first}`.execute(cash.db);
    const full = await cash.clerk.call('POST', `/printing/sales/${_id}`, {});
    expect([full.statusCode, full.json().message]).toEqual([422, printingTexts.queueFullOfOwn]);
    expect((await cash.manager.call('POST', `/printing/sales/${_id}`, {})).statusCode).toBe(201);
  });

  it('keeps the job of a printer that is off, and prints it when it is on again', async () => {
    await thermal.switchOff();
    const { _id } = await print((await aSale())._id);
    await until(_id, 'failed');
    expect(await job(_id)).toMatchObject({ attempts: 1, error: printingTexts.noAnswer });
    await thermal.switchOn();
    await due();
    await startDuePrinters(server());
    await until(_id, 'printed');
    expect(thermal.receipts()).toMatchObject([{ kicks: 1, cuts: 1 }]);
  });

  it.each([
    ['torn', printingTexts.torn],
    ['stalled', printingTexts.stalled],
    ['no paper', printingTexts.noPaper],
  ] as const)('does not take a job for printed that was %s', async (mood, error) => {
    await thermal.switchOff();
    const { _id } = await print((await aSale())._id);
    await until(_id, 'failed');
    thermal.be(mood);
    await thermal.switchOn();
    await due();
    await startDuePrinters(server());
    await vi.waitFor(async () => expect(await job(_id)).toMatchObject({ status: 'failed', error }), patient);
    expect(thermal.jobs).toEqual([]);
    thermal.be('ready');
    await due();
    await startDuePrinters(server());
    await until(_id, 'printed');
  });

  it('prints on a printer that never says anything', async () => {
    thermal.be('mute');
    await until((await print((await aSale())._id))._id, 'printed');
    expect(thermal.receipts()).toHaveLength(1);
  });

  it('leaves an old job to a hand, and prints it when a hand asks', async () => {
    await thermal.switchOff();
    const { _id } = await print((await aSale())._id);
    await until(_id, 'failed');
    await cash.db
      .updateTable('printJobs')
      .set({ askedAt: new Date(Date.now() - 3_600_000) })
      .execute();
    await thermal.switchOn();
    await due();
    await startDuePrinters(server());
    await until(_id, 'given_up');
    expect(thermal.jobs).toEqual([]);
    expect((await cash.manager.call('POST', `/printing/jobs/${_id}/retry`, {})).statusCode).toBe(200);
    await until(_id, 'printed');
    expect(thermal.receipts()).toMatchObject([{ kicks: 0 }]);
  });

  it('goes on with the job of a server that died', async () => {
    await thermal.switchOff();
    const { _id } = await print((await aSale())._id);
    await until(_id, 'failed');
    await cash.db
      .updateTable('printJobs')
      .set({
        status: 'printing',
        claim: crypto.randomUUID(),
        claimedUntil: new Date(Date.now() + 1000),
        attempts: 1,
      })
      .execute();
    await thermal.switchOn();
    await due();
    await startDuePrinters(server());
    expect(await job(_id)).toMatchObject({ status: 'printing' });
    await until(_id, 'printed');
    expect(thermal.jobs).toHaveLength(1);
  });

  it('prints each job once and one at a time, however many servers there are', async () => {
    await thermal.switchOff();
    const jobs = [];
    for (let count = 0; count < 6; count++) jobs.push(await print((await aSale())._id));
    await until(jobs[0]?._id ?? '', 'failed');
    await thermal.switchOn();
    await due();
    const servers = [server(), server(), server()];
    await Promise.all(servers.map(startDuePrinters));
    for (const { _id } of jobs) await until(_id, 'printed');
    expect(thermal.jobs).toHaveLength(6);
    expect(thermal.most()).toBe(1);
  });

  it('prints the report of a shift for those who see it, and labels', async () => {
    const shift = await cash.open(cash.clerk, { YER: 5000 });
    const { _id } = await cash.made(`/printing/shifts/${shift._id}`, {}, cash.clerk);
    await until(_id, 'printed');
    const other = await cash.shop.person('sales_staff');
    expect((await other.call('POST', `/printing/shifts/${shift._id}`, {})).statusCode).toBe(403);
    expect((await other.call('GET', `/printing/jobs/${_id}`)).statusCode).toBe(404);
    expect((await other.call('POST', `/printing/jobs/${_id}/retry`, {})).statusCode).toBe(404);

    expect(
      await cash.refused(cash.manager, 'POST', '/printing/labels', { labels: [{ part, copies: 2 }] }),
    ).toEqual([422, printingTexts.noLabelPrinter]);
    await aPrinter({ kind: 'label' });
    const labels = await cash.made('/printing/labels', { labels: [{ part, copies: 2 }] }, cash.manager);
    await until(labels._id, 'printed');
    expect(Buffer.from(thermal.jobs.at(-1) ?? []).toString('latin1')).toContain('PRINT 1,2');
    await cash.close(cash.clerk, shift._id, { YER: 5000 });
  });

  it('uses the printer of the drawer, then the default one', async () => {
    const drawer = await cash.aDrawer(`صندوق ${crypto.randomUUID()}`);
    const usual = await aPrinter({ name: 'ب العامة', isDefault: true });
    const own = await aPrinter({ name: 'ج الفرع', drawers: [drawer] });
    const sale = await aSale();
    expect((await print(sale._id, cash.clerk)).printer._id).toBe(usual._id);
    const shift = await cash.open(cash.clerk, {}, drawer);
    expect((await print(sale._id, cash.clerk)).printer._id).toBe(own._id);
    await cash.close(cash.clerk, shift._id);
    const later = await aPrinter({ isDefault: true });
    const printers: Printer[] = await cash.get('/printing/printers', cash.clerk);
    expect(printers.filter(({ isDefault }) => isDefault).map(({ _id }) => _id)).toEqual([later._id]);
    expect(printers.every(({ address }) => address === '')).toBe(true);
  });

  it('cancels what is not printed, and prints a test page', async () => {
    await thermal.switchOff();
    const { _id } = await print((await aSale())._id);
    await until(_id, 'failed');
    expect((await cash.manager.call('POST', `/printing/jobs/${_id}/cancel`)).json().data.status).toBe(
      'cancelled',
    );
    await thermal.switchOn();
    const test = await cash.made(`/printing/printers/${printer._id}/test`, {}, admin);
    await until(test._id, 'printed');
    expect(thermal.receipts()).toMatchObject([{ kicks: 1, cuts: 1 }]);
  });

  it('writes to a file in its own folder, and to no other file', async () => {
    const folder = join(dataDir, 'printers');
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'counter.bin');
    await writeFile(file, '');
    const toFile = await aPrinter({ address: file });
    const { _id } = await cash.made(`/printing/printers/${toFile._id}/test`, {}, admin);
    await until(_id, 'printed');
    expect(readReceipt(await readFile(file))).toMatchObject({ width: 576, cuts: 1 });
  });

  it.each([
    ['8.8.8.8:9100', printingTexts.addressRefused],
    ['169.254.169.254:9100', printingTexts.addressRefused],
    ['127.0.0.1:80', printingTexts.addressRefused],
    ['/etc/passwd', printingTexts.pathRefused],
    ['/dev/mem', printingTexts.pathRefused],
    ['/dev/sda', printingTexts.pathRefused],
    ['/dev/../etc/passwd', printingTexts.pathRefused],
    ['http://localhost', printingTexts.address],
  ])('refuses the address %s', async (address, text) => {
    const reply = await admin.call('POST', '/printing/printers', input({ address }));
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).toContain(text);
  });
});
