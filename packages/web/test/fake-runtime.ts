import {
  piece,
  settingsSections,
  type CopiedPart,
  type CopiedSettings,
  type TillState,
} from '@turoos/contract';
import type { TillEntry, TillRuntime } from '@/lib/till/runtime';
import { tillState } from '@/lib/till/till-state';

/** Ids for tests. */
export const ids = {
  part: '0198c5a4-7e10-7bd2-9a51-4f0f6a0c1e01',
  customer: '0198c5a4-7e10-7bd2-9a51-4f0f6a0c1e02',
  user: '0198c5a4-7e10-7bd2-9a51-4f0f6a0c1e03',
  shift: '0198c5a4-7e10-7bd2-9a51-4f0f6a0c1e04',
  drawer: '0198c5a4-7e10-7bd2-9a51-4f0f6a0c1e05',
  warehouse: '0198c5a4-7e10-7bd2-9a51-4f0f6a0c1e06',
  zone: '0198c5a4-7e10-7bd2-9a51-4f0f6a0c1e07',
  rate: '0198c5a4-7e10-7bd2-9a51-4f0f6a0c1e08',
  key: '0198c5a4-7e10-4bd2-9a51-4f0f6a0c1e09',
} as const;

export const copied = (fields: Partial<CopiedPart> = {}): CopiedPart => ({
  id: ids.part,
  name: 'فلتر زيت',
  partNumber: '90915-YZZD2',
  searchText: ' فلتر زيت',
  barcode: '',
  code: '',
  supplierPartNumber: '',
  numbers: [],
  brand: 'Toyota',
  isUsed: false,
  price: 450,
  wholesalePrice: 0,
  tierPrices: [],
  priceBreaks: [],
  unit: 'piece',
  popularity: 3,
  replacedBy: null,
  warehouse: ids.warehouse,
  shelf: 'A-1',
  stock: [[ids.warehouse, 7]],
  minLevel: 2,
  isActive: true,
  ...fields,
});

const currency = (code: string, decimals: number, cashStep: number) => ({
  code,
  name: code,
  symbol: code,
  decimals,
  cashStep,
  isActive: true,
  version: 1,
});

export const copiedSettings = (usdToYer = 530, fields: Partial<CopiedSettings> = {}): CopiedSettings => ({
  store: { ...settingsSections.store.parse({}), logo: '' },
  invoiceVersion: '2.8.7',
  cash: settingsSections.cash.parse({}),
  currencies: [currency('YER', 0, 50), currency('USD', 2, 1), currency('SAR', 2, 1)],
  rates: [
    {
      _id: ids.rate,
      usd_to_yer: usdToYer,
      sar_to_yer: Math.round(usdToYer * 2650) / 10_000,
      others: [],
      zone: ids.zone,
      zoneName: 'صنعاء',
      recorded_at: new Date('2026-01-01T00:00:00Z'),
      max_age: 24,
      isDefault: true,
    },
  ],
  priceTiers: [],
  units: [piece, { code: 'litre', name: 'لتر', decimals: 2 }],
  warehouses: [{ _id: ids.warehouse, name: 'الرئيسي', zone: ids.zone }],
  words: { own: [], off: [] },
  moneyAccounts: [],
  ...fields,
});

export const grantedTill = (fields: Partial<TillState> = {}): TillState => ({
  state: 'active',
  code: 'K1',
  name: 'الصندوق الأول',
  grantUntil: null,
  largestSale: null,
  mayCredit: true,
  lastSeq: 0,
  serverNow: new Date('2026-01-01T00:00:00Z'),
  people: [
    {
      _id: ids.user,
      name: 'سامي',
      rights: ['sales:create'],
      shift: { _id: ids.shift, drawer: { _id: ids.drawer, name: 'الدرج' } },
    },
  ],
  ...fields,
});

export const setMode = (mode: 'contact' | 'away', till: TillState = grantedTill()): void =>
  tillState.set({
    mode,
    awaySince: mode === 'away' ? Date.now() : null,
    moved: null,
    copy: { upTo: new Date(), parts: 1, isWhole: true, problem: null },
    outbox: { waiting: 0, refused: 0, since: null, stopped: null },
    till,
    isPersistent: true,
  });

/** A till in memory, with one part and one customer. */
export function fakeRuntime(fields: Partial<TillRuntime> = {}): TillRuntime & { entries: TillEntry[] } {
  const entries: TillEntry[] = [];
  const kept = new Map<string, unknown>();
  const part = copied();
  return {
    entries,
    device: { id: ids.zone, code: 'K1', name: 'الصندوق الأول' },
    searchParts: async () => [part],
    part: async (id) => (id === part.id ? part : undefined),
    scannedPart: async () => part,
    bestSellers: async () => [part],
    searchCustomers: async () => [],
    customer: async (id) =>
      id === ids.customer
        ? {
            id,
            name: 'أحمد',
            code: 'C-1',
            phone: '777',
            balance: 0,
            creditLimit: 10_000_000,
            priceTier: null,
            isBlocked: false,
            isActive: true,
          }
        : undefined,
    settings: async () => copiedSettings(),
    sell: async (sale) => {
      const seq = entries.length + 1;
      const number = `K1-00000${seq}`;
      entries.push({
        id: sale.id,
        seq,
        sale: { ...sale, seq, number, proof: null },
        status: 'waiting',
        attempts: 0,
        notBefore: 0,
        booked: null,
        refusal: null,
      });
      return { seq, number };
    },
    outbox: async () => entries,
    retry: async () => undefined,
    sendNow: () => undefined,
    rescueFile: async () => new Blob(),
    adopt: async () => undefined,
    noteAway: () => {
      const state = tillState.get();
      if (state) tillState.set({ ...state, mode: 'away', awaySince: Date.now() });
    },
    keep: <T>(key: string) => ({
      get: async () => kept.get(key) as T | undefined,
      set: async (value: T) => void kept.set(key, value),
      remove: async () => void kept.delete(key),
    }),
    ...fields,
  };
}
