import { setTimeout as wait } from 'node:timers/promises';
import { AppError, standbyApi, standbyTexts, type ShopPosition } from '@turoos/contract';
import { standbyName } from '../db/embedded/replication';
import { takeCopy } from '../db/embedded/take-copy';
import { parseLsn, readBaseRecords, unpackBase } from '../modules/backup';
import { listOwnAttachments, receiveFiles } from '../modules/standby';
import { both } from '../system/both';
import { messageOf } from '../system/error-facts';
import { version } from '../system/version';
import { copyReason } from './follow.rules';
import type { Forwarder } from './forward-log';
import { LocalCopy } from './local-copy';
import { callShop, openChannel } from './shop-line';
import { readStandbyFile, readStandbyState, writeStandbyState, type StandbyFile } from './standby-file';

/** Milliseconds. */
const every = { contact: 2000, files: 30_000, retry: 10_000 };

export interface FollowOptions {
  dataDir: string;
  file: StandbyFile;
  forwarder: Forwarder;
  machine: { name: string; addresses(): string[] };
  say(line: string): void;
}

/** What the page of a standby shows. */
export interface Following {
  shop: string;
  of: string;
  inStepAt: Date | null;
  lastContactAt: Date | null;
  isCopying: boolean;
  position: ShopPosition | undefined;
  problem: string;
}

/** Keeps the copy of a shop in step with it, through cuts of the network and restarts of both. */
export class Follower {
  readonly following: Following;
  private readonly copy: LocalCopy;
  private copying: Promise<void> | undefined;
  private filling: Promise<void> | undefined;
  private filledAt = -Infinity;
  private triedAt = -Infinity;
  private elsewhereSince: number | undefined;
  private readonly closing = new AbortController();

  constructor(private readonly options: FollowOptions) {
    const { file, dataDir, say } = options;
    this.copy = new LocalCopy(dataDir, say);
    this.following = {
      shop: file.shop,
      of: file.of,
      inStepAt: null,
      lastContactAt: null,
      isCopying: false,
      position: undefined,
      problem: '',
    };
  }

  /** Resolves with true once the shop was taken over by a command beside this process, with false when it was closed. */
  async run(): Promise<boolean> {
    const { dataDir } = this.options;
    this.following.inStepAt = (await readStandbyState(dataDir))?.inStepAt ?? null;
    while (!this.closing.signal.aborted) {
      const file = await readStandbyFile(dataDir);
      if (!file) return true;
      // a take-over under way is not disturbed
      if (file.taking) this.following.problem = standbyTexts.taking;
      else await this.round();
      await wait(every.contact, undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
    return false;
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.copying;
    await this.filling;
    await this.copy.stop();
  }

  private async round(): Promise<void> {
    const { dataDir, file, forwarder } = this.options;
    const isThere = await this.copy.isThere();
    if (isThere && !this.copying) this.copy.start({ port: forwarder.port, slot: standbyName(file.id) });
    const before = await this.copy.position();
    const askedAt = new Date();
    try {
      const shop = await this.contact();
      const flushed = parseLsn(shop.flushed);
      this.following.position = shop;
      this.following.lastContactAt = askedAt;
      this.following.problem = '';
      const isElsewhere = before !== undefined && before.timeline !== shop.timeline;
      this.elsewhereSince = isElsewhere ? (this.elsewhereSince ?? Date.now()) : undefined;
      const elsewhereFor = this.elsewhereSince === undefined ? 0 : Date.now() - this.elsewhereSince;
      const reason = copyReason({ isThere, ...before, elsewhereFor }, { ...shop, flushed });
      if (reason) this.renew(shop, reason !== 'none');
      else {
        const after = await this.copy.position();
        if (after && after.received >= flushed) this.following.inStepAt = askedAt;
        if (after && after.received < flushed && !this.copying)
          this.following.problem = this.isLate(askedAt) ? standbyTexts.away : '';
      }
      this.fill();
    } catch (error) {
      this.following.problem = isFinal(error) ? error.message : standbyTexts.away;
    }
    const { inStepAt, position } = this.following;
    await writeStandbyState(dataDir, {
      inStepAt,
      shopAddresses: position?.addresses ?? (await readStandbyState(dataDir))?.shopAddresses ?? [],
      mode: position?.mode ?? 'async',
      isWaitedFor: position?.isWaitedFor ?? false,
    });
  }

  private isLate(now: Date): boolean {
    const { inStepAt } = this.following;
    return inStepAt !== null && now.getTime() - inStepAt.getTime() > 30_000;
  }

  private contact(): Promise<ShopPosition> {
    const { file, machine } = this.options;
    const { inStepAt, isCopying } = this.following;
    return callShop(file, standbyApi.contact, {
      id: file.id,
      secret: file.secret,
      name: machine.name,
      addresses: machine.addresses(),
      version,
      inStepAt,
      isCopying,
      problem: '',
    });
  }

  /** Takes a new copy beside the rounds, which go on meanwhile. */
  private renew(shop: ShopPosition, wasOne: boolean): void {
    if (this.copying || performance.now() - this.triedAt < every.retry) return;
    this.triedAt = performance.now();
    const { say } = this.options;
    if (wasOne) say(both('لم يعد المتجر يحفظ ما ينقص هنا، فتؤخذ نسخة جديدة', 'a new copy is taken'));
    this.following.isCopying = true;
    this.copying = this.takeBase(shop)
      .then(() => say(both('اكتملت النسخة، وهي تواكب المتجر', 'the copy is whole, and follows the shop')))
      .catch(async (error: unknown) => {
        if (!this.closing.signal.aborted)
          say(`${both('تعذّر أخذ النسخة', 'no copy could be taken')}: ${await this.whyCut(error)}`);
      })
      .finally(() => {
        this.copying = undefined;
        this.following.isCopying = false;
      });
  }

  /** A shop that withdraws this computer, or that is none any more, cuts its ways without a word: asking it tells. */
  private async whyCut(error: unknown): Promise<string> {
    try {
      await this.contact();
    } catch (refused) {
      if (isFinal(refused)) return refused.message;
    }
    return messageOf(error);
  }

  private async takeBase({ postgres }: ShopPosition): Promise<void> {
    const { dataDir, file, say } = this.options;
    await this.copy.stop();
    const way = await openChannel(file, 'base:1');
    const cut = () => way.destroy(new Error('The standby stops.'));
    this.closing.signal.addEventListener('abort', cut);
    try {
      const fill = (cluster: string) => unpackBase(cluster, (reader) => readBaseRecords(way, reader));
      const keptAside = await takeCopy(dataDir, { postgres, fill }, say);
      if (keptAside)
        say(both(`قاعدة البيانات التي كانت هنا في ${keptAside}`, 'the database that was here before'));
    } finally {
      this.closing.signal.removeEventListener('abort', cut);
      way.destroy();
    }
  }

  /** Fetches the files that are missing here. */
  private fill(): void {
    if (this.filling || performance.now() - this.filledAt < every.files) return;
    this.filledAt = performance.now();
    const { dataDir, file, say } = this.options;
    const fetchAll = async () => {
      const have = await listOwnAttachments(dataDir);
      const way = await openChannel(file, 'files:1');
      try {
        way.write(`${JSON.stringify({ have })}\n`);
        await receiveFiles(dataDir, way);
      } finally {
        way.destroy();
      }
    };
    this.filling = fetchAll()
      .catch(async (error: unknown) => {
        if (!this.closing.signal.aborted)
          say(`${both('تعذّر جلب الملفات', 'files could not be fetched')}: ${await this.whyCut(error)}`);
      })
      .finally(() => (this.filling = undefined));
  }
}

/** The shop has withdrawn this computer, or another one is the shop: trying again changes nothing. */
const isFinal = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'UNAUTHORIZED' || error.code === 'MOVED');
