import { isMissingIn, resumed, withoutDone } from '@turoos/till';
import { announced } from '@/lib/live/announced';
import { diskFacts } from '@/lib/platform/disk';
import { session, watchSession } from '@/lib/session/session-state';
import { accessToken } from '@/lib/session/tokens';
import { contactServer } from './contact';
import { openCopy, type AskCopy, type CopyInWorker } from './copy-in-worker';
import type { CopyFacts } from './copy-keeper';
import { emptyWithdrawn } from './empty-till';
import { readCopyChanges } from './read-copy';
import { readState } from './read-state';
import { forgetSellerKey } from './seller-key';
import { sendSales } from './send-sales';
import { changeOutbox } from './stored-outbox';
import { thisTill } from './till-device';
import { readMeta, writeMeta } from './till-db';
import { tillState, type CopyProblem, type TillNow } from './till-state';
import { turns } from './turns';

/** Milliseconds between two looks at what is due. */
const beat = 5000;
const contactEvery = 60_000;
const readEvery = 60_000;
/** From an announced change to the reading of it: the changes of a busy shop in between are read together. */
const gather = 15_000;
/** A copy that cannot be stored or read is not tried again before this time. */
const problemPause = 10 * 60_000;

/** A change of these topics may change the copy. */
const copied: readonly string[] = [
  'products',
  'inventory',
  'customers',
  'sales',
  'exchange-rates',
  'currencies',
  'settings',
  'warehouses',
  'cash',
];

/**
 * Keeps a till going in one tab: in contact with the server, its sales on their way, its copy up to date. Every tab does
 * the same and they take turns, so that it does not matter which of them is closed or put to sleep. What they share is
 * in the database; each reads it again when another has changed it.
 */
export class TillAtWork {
  readonly ask: AskCopy;
  readonly #worker: CopyInWorker;
  /** The stored copy is in memory. */
  readonly loaded: Promise<void>;
  readonly #others = new BroadcastChannel('turoos-till');
  readonly #stop = new AbortController();
  #copy: TillNow['copy'] = { upTo: null, parts: 0, isWhole: false, problem: null };
  #isPersistent: boolean | null = null;
  #problemAt = -Infinity;
  #readTimer: ReturnType<typeof setTimeout> | undefined;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#worker = openCopy(() => void this.#lookAtCopy());
    this.ask = this.#worker.ask;
    this.loaded = this.ask('catchUp').then(() => this.#lookAtCopy());
  }

  async start(): Promise<void> {
    this.#isPersistent = (await diskFacts()).isPersistent;
    await this.#look();
    const { signal } = this.#stop;
    this.#others.addEventListener('message', () => void this.#look().then(this.send), { signal });
    window.addEventListener('online', () => void this.contact(), { signal });
    const timer = setInterval(() => void this.#doWhatIsDue(), beat);
    const unwatch = [
      watchSession(() => {
        if (session().status === 'authenticated') void this.contact();
        else if (session().status !== 'loading') forgetSellerKey();
      }),
      announced.subscribe(() => announced.get().some((topic) => copied.includes(topic)) && this.#readSoon()),
    ];
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      clearTimeout(this.#readTimer);
      clearTimeout(this.#sendTimer);
      for (const stop of unwatch) stop();
      this.#others.close();
      this.#worker.close();
    });
    void this.contact();
    await this.loaded;
  }

  /** Reads what the tabs share. */
  #look = async (): Promise<void> => {
    if (!thisTill()) return this.end();
    const { now, sales } = await readState();
    void this.ask('setSales', sales);
    tillState.set({ ...now, copy: this.#copy, isPersistent: this.#isPersistent });
  };

  #tell(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
    this.#others.postMessage('changed');
  }

  /** Tells the other tabs that something in the database has changed. */
  changed = async (): Promise<void> => {
    this.#tell();
    await this.#look();
  };

  /** This browser is no till any more, or another one. */
  end(): void {
    this.#stop.abort();
    tillState.set(null);
  }

  #setCopy({ upTo, parts }: CopyFacts, problem: CopyProblem | null): void {
    this.#copy = { upTo, parts, isWhole: upTo !== null, problem };
    const now = tillState.get();
    if (now) tillState.set({ ...now, copy: this.#copy });
  }

  async #lookAtCopy(): Promise<void> {
    this.#setCopy(await this.ask('facts'), this.#copy.problem);
  }

  get #isAway(): boolean {
    return tillState.get()?.mode === 'away';
  }

  async #doWhatIsDue(): Promise<void> {
    if (!thisTill()) return this.end();
    if (await isDue('triedAt', this.#isAway ? beat : contactEvery)) await this.contact();
    if (await isDue('readAt', this.#copy.isWhole ? readEvery : beat)) await this.read();
  }

  /** Asks the server for the state of the till now. */
  contact = turns('turoos-till-contact', async () => {
    const wasAway = this.#isAway;
    const found = await contactServer();
    if (found === 'away') return this.noteAway();
    await this.changed();
    if (found === 'unclear' || 'stopped' in found) return;
    void this.send();
    if (!this.#copy.isWhole || wasAway) void this.read();
    if (found.till.state !== 'withdrawn') return;
    await this.send();
    if (!(await emptyWithdrawn())) return;
    this.#tell();
    this.end();
  });

  /** A request got no answer: the counter sells from the copy until a contact succeeds. */
  noteAway = async (): Promise<void> => {
    const now = tillState.get();
    if (!now || now.mode === 'away') return;
    const awaySince = Date.now();
    tillState.set({ ...now, mode: 'away', awaySince });
    await writeMeta('awaySince', awaySince);
    await this.changed();
  };

  send = turns('turoos-till-sender', async () => {
    clearTimeout(this.#sendTimer);
    if (this.#isAway || !thisTill()) return;
    const { again, isAway } = await sendSales(() => void this.changed());
    if (isAway) await this.noteAway();
    if (again !== null) this.#sendTimer = setTimeout(() => void this.send(), again - Date.now());
  });

  /** Sends all that waits at once, whatever stopped it before. */
  async sendNow(): Promise<void> {
    await changeOutbox(resumed);
    await this.contact();
    await this.send();
  }

  /** Waits for more changes, but not longer when they never end. */
  #readSoon(): void {
    this.#readTimer ??= setTimeout(() => {
      this.#readTimer = undefined;
      void this.read();
    }, gather);
  }

  /** Brings the copy up to date. */
  read = turns('turoos-till-copy', async () => {
    const isPaused = performance.now() - this.#problemAt < problemPause;
    const isActive = tillState.get()?.till?.state === 'active';
    if (this.#isAway || isPaused || !isActive || !accessToken()) return;
    try {
      await readCopyChanges(this.ask, (facts) => this.#setCopy(facts, null));
      await this.#forgetDone();
    } catch (error) {
      const problem = problems[(error as Error).name];
      if (problem) {
        this.#problemAt = performance.now();
        this.#setCopy(await this.ask('facts'), problem);
      } else console.warn('the copy of the till', error);
    }
  });

  /** Acknowledged sales were kept to lower the stock; the copy knows them now. */
  async #forgetDone(): Promise<void> {
    const upTo = this.#copy.upTo ?? undefined;
    await changeOutbox((outbox) =>
      withoutDone(outbox, ({ receivedAt }) => !isMissingIn(upTo, { bookedAt: receivedAt })),
    );
    await this.changed();
  }
}

/** Whether no tab has done something for so long. A clock that was set back must not stop it. */
const isDue = async (key: 'triedAt' | 'readAt', every: number): Promise<boolean> =>
  Math.abs(Date.now() - ((await readMeta(key)) ?? 0)) >= every - beat / 2;

const problems: Partial<Record<string, CopyProblem>> = {
  QuotaExceededError: 'full',
  OtherForm: 'outdated app',
};
