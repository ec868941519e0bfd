import type { CopiedCustomer, CopiedPart, CopiedSettings, NewTill } from '@turoos/contract';
import { retried } from '@turoos/till';
import { promisifyRequest } from 'idb-keyval';
import { adoptTill } from './adopt-till';
import { TillAtWork } from './at-work';
import type { AskCopy } from './copy-in-worker';
import { registerTill } from './make-till';
import { sealUnsent } from './rescue-file';
import {
  changeOutbox,
  keepSale,
  readOutbox,
  type NumberedSale,
  type SaleToKeep,
  type TillEntry,
} from './stored-outbox';
import { forgetTill, type TillDevice } from './till-device';
import { readMeta, transact, type StoredDevice } from './till-db';

export { emptyTill } from './empty-till';
export type { TillEntry } from './stored-outbox';

/** A small thing in the till's database, such as who may unlock it. */
export interface Kept<T> {
  get(): Promise<T | undefined>;
  set(value: T): Promise<void>;
  remove(): Promise<void>;
}

/** What a browser that is a till can do without the server. */
export interface TillRuntime {
  device: TillDevice;
  /** From the copy, with the stock lowered by what was sold here and the copy does not know yet. */
  searchParts(text: string, limit: number): Promise<CopiedPart[]>;
  part(id: string): Promise<CopiedPart | undefined>;
  scannedPart(code: string): Promise<CopiedPart | undefined>;
  bestSellers(limit: number): Promise<CopiedPart[]>;
  searchCustomers(text: string, limit: number): Promise<CopiedCustomer[]>;
  customer(id: string): Promise<CopiedCustomer | undefined>;
  settings(): Promise<CopiedSettings | undefined>;
  /** Numbers and stores a sale; resolves when it is on the disk. */
  sell(sale: SaleToKeep): Promise<NumberedSale>;
  /** In the order of their numbers, also those that are acknowledged and not yet in the copy. */
  outbox(): Promise<readonly TillEntry[]>;
  /** Lets a refused sale be sent again. */
  retry(id: string): Promise<void>;
  sendNow(): void;
  /** Seals the sales that were not sent in a file and notes that; they are still sent when possible. */
  rescueFile(): Promise<Blob>;
  noteAway(): void;
  /** Makes this till known to a server that has forgotten it, and sends what waits. */
  adopt(): Promise<void>;
  keep<T>(key: string): Kept<T>;
}

let started: Promise<TillRuntime> | undefined;
let atWorkHere: TillAtWork | undefined;

/** Starts the till that this browser is, once for each tab. */
export function startTill(): Promise<TillRuntime> {
  started ??= start();
  return started;
}

/** Makes this browser a till, and starts filling its copy. */
export async function makeTill(input: Omit<NewTill, 'secret' | 'token'>): Promise<TillRuntime> {
  await registerTill(input);
  atWorkHere?.end();
  started = undefined;
  return startTill();
}

async function start(): Promise<TillRuntime> {
  const device = await readMeta('device');
  if (!device) {
    forgetTill();
    throw new Error('حُذفت بيانات نقطة البيع من هذا المتصفح، أعد تجهيزها من الإعدادات');
  }
  const atWork = new TillAtWork();
  atWorkHere = atWork;
  atWork.start().catch((error: unknown) => console.warn('till', error));
  return runtimeOf(device, atWork);
}

function runtimeOf(device: StoredDevice, atWork: TillAtWork): TillRuntime {
  const ask: AskCopy = (name, ...given) => atWork.loaded.then(() => atWork.ask(name, ...given));
  return {
    device: { id: device.id, code: device.code, name: device.name },
    searchParts: (text, limit) => ask('searchParts', text, limit),
    part: (id) => ask('part', id),
    scannedPart: (code) => ask('scannedPart', code),
    bestSellers: (limit) => ask('bestSellers', limit),
    searchCustomers: (text, limit) => ask('searchCustomers', text, limit),
    customer: (id) => ask('customer', id),
    settings: () => ask('settings'),
    sell: async (sale) => {
      const numbered = await keepSale(sale);
      await atWork.changed();
      void atWork.send();
      return numbered;
    },
    outbox: async () => (await readOutbox()).entries,
    retry: async (id) => {
      await changeOutbox((outbox) => retried(outbox, id));
      await atWork.changed();
      void atWork.send();
    },
    sendNow: () => void atWork.sendNow(),
    rescueFile: async () => {
      const blob = await sealUnsent(device);
      await atWork.changed();
      return blob;
    },
    noteAway: () => void atWork.noteAway(),
    adopt: async () => {
      await adoptTill();
      await atWork.sendNow();
    },
    keep,
  };
}

const keep = <T>(key: string): Kept<T> => ({
  get: () => transact(['kept'], 'read', (store) => promisifyRequest(store('kept').get(key))),
  set: (value) =>
    transact(['kept'], 'safe', async (store) => void (await promisifyRequest(store('kept').put(value, key)))),
  remove: () => transact(['kept'], 'safe', (store) => promisifyRequest(store('kept').delete(key))),
});
