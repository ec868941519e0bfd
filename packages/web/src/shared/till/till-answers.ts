import {
  shiftsApi,
  catalogueApi,
  currenciesApi,
  currentRateApi,
  customersApi,
  printingApi,
  productsApi,
  scansApi,
  settingsApi,
  settingsSections,
  type Answer,
  type CopiedPart,
  type CopiedSettings,
  type Endpoint,
  type Given,
  type Shift,
  type VisibleSettings,
} from '@turoos/contract';
import { ApiError } from '@/lib/http/api-error';
import type { TillRuntime } from '@/lib/till/runtime';
import { copiedCustomer, copiedPart } from './copied-records';
import { knownCustomer } from './known-customer';
import { rateOfPerson, type TillPerson } from './copied-shop';

/** What answers are made from. */
export interface Source {
  runtime: TillRuntime;
  settings: CopiedSettings;
  person: TillPerson | undefined;
  /** The last answer of the server to this user, for what the copy does not contain. */
  remembered: <T>(endpoint: Endpoint) => Promise<T | undefined>;
}

type Asked = { params?: Record<string, unknown>; query?: Record<string, unknown> };
type Make = (asked: Asked, source: Source) => Promise<unknown> | undefined;

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const answers = new Map<string, Make>();

/** Declares how the copy answers; undefined: this question is beyond it. */
function from<E extends Endpoint>(
  endpoint: E,
  make: (asked: Asked, source: Source) => Promise<Answer<E>> | undefined,
): void {
  answers.set(nameOf(endpoint), make);
}

/** Endpoints whose last answer to each user is kept on the till. */
export const rememberedEndpoints: readonly Endpoint[] = [
  settingsApi.get,
  catalogueApi.pinned,
  shiftsApi.currentShift,
];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const missing = () => new ApiError({ status: 404, code: 'NOT_FOUND', message: 'ليس في نسخة نقطة البيع' });
/** Whether a question has no other filters than these. */
const asksOnly = ({ query = {} }: Asked, ...names: string[]): boolean =>
  Object.entries(query).every(([name, value]) => names.includes(name) || value === undefined || value === '');

const shown = (parts: readonly CopiedPart[], { settings }: Source) =>
  parts.map((part) => copiedPart(part, settings));

from(productsApi.search, (asked, source) => {
  const { q, limit } = asked.query ?? {};
  if (!asksOnly(asked, 'q', 'limit')) return undefined;
  return source.runtime.searchParts(text(q), Number(limit ?? 20)).then((parts) => shown(parts, source));
});
from(productsApi.read, async ({ params }, source) => {
  const part = await source.runtime.part(text(params?.['id']));
  if (!part) throw missing();
  return copiedPart(part, source.settings);
});
from(scansApi.find, async ({ query }, { runtime }) => {
  const part = await runtime.scannedPart(text(query?.['code']));
  return part ? { kind: 'part' as const, _id: part.id, number: part.partNumber } : null;
});
from(catalogueApi.parts, (asked, source) => {
  if (!asksOnly(asked, 'limit')) return undefined;
  const limit = Number(asked.query?.['limit'] ?? 12);
  return source.runtime.bestSellers(limit).then((parts) => ({
    rows: shown(parts, source),
    total: parts.length,
    page: 1,
    limit,
  }));
});
from(catalogueApi.pinned, async (_, source) => {
  const pinned = (await source.remembered<{ _id: string }[]>(catalogueApi.pinned)) ?? [];
  const parts = await Promise.all(pinned.map(({ _id }) => source.runtime.part(_id)));
  return shown(
    parts.flatMap((part) => part ?? []),
    source,
  );
});
from(customersApi.list, (asked, { runtime, settings }) => {
  const { q, limit, sort } = asked.query ?? {};
  // a picker's question; the list of customers asks for pages
  if (sort !== 'name' || !asksOnly(asked, 'q', 'limit', 'sort')) return undefined;
  return runtime.searchCustomers(text(q), Number(limit)).then((found) => ({
    rows: found.map((customer) => copiedCustomer(customer, settings)),
    total: found.length,
    page: 1,
    limit: Number(limit),
  }));
});
from(customersApi.get, async ({ params }, { runtime, settings }) => {
  const customer = await knownCustomer(runtime, text(params?.['id']), settings);
  if (!customer) throw missing();
  return copiedCustomer(customer, settings);
});
from(currentRateApi.latest, (asked, { settings, person }) => {
  if (!asksOnly(asked)) return undefined;
  const rate = rateOfPerson(settings, person);
  return rate ? Promise.resolve(rate) : Promise.reject(missing());
});
from(currenciesApi.list, async (_, { settings }) => settings.currencies);
from(settingsApi.get, async (_, { settings: { store, invoiceVersion, cash }, remembered }) => {
  const own = await remembered<VisibleSettings>(settingsApi.get);
  return {
    notifications: settingsSections.notifications.parse({}),
    security: { ...settingsSections.security.parse({}), twoFactor: false },
    ...own,
    store,
    invoiceVersion,
    cash,
  };
});
from(shiftsApi.currentShift, async (_, { person, remembered }) => {
  if (!person?.shift) return null;
  const known = await remembered<Shift | null>(shiftsApi.currentShift);
  if (known?._id !== person.shift._id) throw missing();
  return known;
});
// the printers are the server's
from(printingApi.printers, async () => []);

/** Returns the answer to a question from the till's copy; undefined if only the server can answer it. */
export const answerFromCopy = <E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  source: Source,
): Promise<Answer<E>> | undefined =>
  // declared for this endpoint by `from`, which checks its type
  answers.get(nameOf(endpoint))?.(given as Asked, source) as Promise<Answer<E>> | undefined;

export const isAnswered = (endpoint: Endpoint): boolean => answers.has(nameOf(endpoint));
