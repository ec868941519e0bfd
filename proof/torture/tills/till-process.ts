import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { tillHeader, type TillState } from '@turoos/contract';
import { acknowledged, Copy, failed, nextStep, resumed, sending, unsent } from '@turoos/till';
import { signInAs } from '../../sign-in-as';
import { aSale } from './a-sale';
import { TillStore, type KeptCopy, type TillDevice, type TillWord } from './till-store';

const say = (word: TillWord) => process.stdout.write(`${JSON.stringify(word)}\n`);

/** Share of sales that are sent as ordinary ones first. */
const trying = 0.25;

/** Sells, sends and keeps in contact as a browser does, until it is killed. */
export async function runTill(folder: string): Promise<never> {
  const store = new TillStore(folder);
  const device = store.read<TillDevice>('device.json');
  if (!device) throw new Error(`${folder} has no device`);
  const copy = loadedCopy(store);
  const line = lineOf(device);
  const now = () => new Date(Date.now() + device.clockAhead);
  await Promise.all([
    forEver(150, () => sellOne(store, copy, device, line, now)),
    forEver(20, () => sendOne(store, line, now)),
    // without an answer the next round tries again
    forEver(700, () => keepContact(store, copy, line, now).catch(() => undefined)),
  ]);
  throw new Error('A till never ends by itself.');
}

async function forEver(pause: number, work: () => Promise<void>): Promise<void> {
  for (;;) {
    await work();
    await wait(pause * (0.5 + Math.random()));
  }
}

interface Answer {
  status: number;
  body: { code?: string; message?: string; data?: unknown };
}
type Call = (path: string, body: object, headers?: Record<string, string>) => Promise<Answer>;
interface TillLine {
  call: Call;
  stream(path: string): Promise<string>;
}

function lineOf({ url, code, secret, username }: TillDevice): TillLine {
  let token: string | undefined;
  const headers = async () => ({
    authorization: `Bearer ${(token ??= await signInAs(url, username))}`,
    [tillHeader]: `${code}.${secret}`,
  });
  return {
    async call(path, body, more = {}) {
      const reply = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { ...(await headers()), 'content-type': 'application/json', ...more },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(3000),
      });
      if (reply.status === 401) token = undefined;
      return { status: reply.status, body: (await reply.json()) as Answer['body'] };
    },
    async stream(path) {
      const reply = await fetch(`${url}/api${path}`, {
        headers: await headers(),
        signal: AbortSignal.timeout(20_000),
      });
      if (!reply.ok) throw new Error(`${path} answers ${reply.status}`);
      return reply.text();
    },
  };
}

function loadedCopy(store: TillStore): Copy {
  const copy = new Copy();
  const kept = store.read<KeptCopy>('copy.json');
  if (kept)
    copy.load(
      kept.mark,
      kept.settings,
      Object.entries(kept.chunks).map(([key, text]) => ({ key, text })),
    );
  return copy;
}

async function sellOne(
  store: TillStore,
  copy: Copy,
  device: TillDevice,
  { call }: TillLine,
  now: () => Date,
): Promise<void> {
  if (store.has('closed') || !copy.upTo) return;
  const made = aSale(copy, device, now());
  const { id } = made.fact;
  const wasTried = Math.random() < trying;
  if (wasTried) {
    const answer = await call('/sales', made.ordinary, { 'idempotency-key': id }).catch(() => undefined);
    if (answer?.status === 201) return void say({ saved: { id, number: null, sale: made.fact } });
    if (answer && answer.status < 500) return;
  }
  const { number, sale } = made.keep(store, wasTried);
  say({ saved: { id, number, sale } });
}

async function sendOne(store: TillStore, { call }: TillLine, now: () => Date): Promise<void> {
  const step = nextStep(store.memory.outbox, Date.now());
  if (step === 'nothing' || 'waitUntil' in step) return;
  const { id, sale } = step.send;
  store.changeOutbox((outbox) => sending(outbox, id));
  const body = { ...sale, sentAt: now().toISOString(), token: store.memory.token };
  const answer = await call('/sales/offline', body).catch(() => ({
    status: null,
    body: {} as Answer['body'],
  }));
  store.changeOutbox((outbox) =>
    answer.status === 200
      ? acknowledged(outbox, id, answer.body.data)
      : failed(outbox, id, { status: answer.status, ...answer.body }, Date.now()),
  );
}

async function keepContact(
  store: TillStore,
  copy: Copy,
  { call, stream }: TillLine,
  now: () => Date,
): Promise<void> {
  const open = unsent(store.memory.outbox);
  const refused = open.flatMap(({ refusal }) => (refusal ? [`${refusal.code} ${refusal.message}`] : []));
  say({ unsent: open.length, refused, isReady: copy.upTo !== undefined });
  if (!store.memory.next) store.change(() => ({ next: randomBytes(32).toString('base64url') }));
  const { token, next, seq } = store.memory;
  const contact = { token, next, seq, waiting: open.length, now: now().toISOString(), appVersion: 'torture' };
  const { status, body } = await call('/tills/contact', contact);
  if (status !== 200) return;
  const { lastSeq } = body.data as TillState;
  store.change(({ outbox }) => ({ token: next ?? token, next: null, lastSeq, outbox: resumed(outbox) }));
  await refresh(store, copy, stream);
}

async function refresh(store: TillStore, copy: Copy, stream: TillLine['stream']): Promise<void> {
  const text = await stream(copy.mark ? `/replica?since=${copy.mark.at}` : '/replica');
  let chunks = store.read<KeptCopy>('copy.json')?.chunks ?? {};
  let settings = store.read<KeptCopy>('copy.json')?.settings;
  let mark = copy.mark;
  for (const one of text.split('\n')) {
    const portion = one ? copy.apply(one) : undefined;
    if (!portion) continue;
    chunks = {
      ...(portion.isAnew ? {} : chunks),
      ...Object.fromEntries(portion.chunks.map((c) => [c.key, c.text])),
    };
    settings = portion.settings ?? settings;
    ({ mark } = portion);
  }
  if (mark) store.write('copy.json', { mark, settings, chunks } satisfies KeptCopy);
}
