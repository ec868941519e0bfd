import { stat } from 'node:fs/promises';
import { AppError, archiveTexts, backupTexts, ruleBroken, type ArchivePlace } from '@turoos/contract';
import type { Client } from 'pg';
import { isFull, isThere, problemOf } from '../places/place-folder';
import { isBaseDue } from './base-due.rules';
import { spansOf } from './chain.rules';
import { findDamage, findGap, isReadingDue, noteReading, type ArchiveFault } from './check-archive';
import { checkAttachments, copyAttachments, pruneAttachments, type KnownCopies } from './copy-attachments';
import { copyBase } from './copy-base';
import type { Contents, Limits } from './keep.rules';
import { asSuperuser, LogGone } from './log-source';
import { openRun, type OpenedRun } from './open-run';
import { pruneArchive, readArchive, type KnownSizes } from './prune-archive';
import { shipLog, type LiveRun, type Shipping } from './ship-log';
import { dropSlot, listSlots } from './slots';
import type { Troubles } from './troubles';

const minute = 60_000;
/** How often each part of the work is done, in milliseconds. */
const every = { look: 10 * minute, copying: 10 * minute };

export interface PlaceKeeping extends Shipping {
  dataDir: string;
  troubles: Troubles;
  until: AbortSignal;
  /** Tells the operator of an error that the owner can do nothing about. */
  complain(error: unknown): void;
}

/** Keeps the archive in one place. */
export class PlaceArchive {
  private run: LiveRun | undefined;
  /** What takes long and is done beside the rounds, which go on meanwhile. */
  private beside: Promise<void> | undefined;
  private isCopying = false;
  private isPruningDue = false;
  private readonly attachments: KnownCopies = new Map();
  private readonly sizes: KnownSizes = new Map();
  private readonly doneAt = new Map<keyof typeof every, number>();
  private fault: ArchiveFault | OpenedRun['fault'];
  private problem = '';
  private besideProblem = '';
  private contents: Contents[] = [];
  private rounds = Promise.resolve();
  private isBusy = false;

  constructor(
    private readonly place: { id: string; path: string },
    private readonly keeping: PlaceKeeping,
  ) {}

  /** Adds what has changed; a round that is still under way, on a share that does not answer, is not repeated. */
  round(limits: Limits): Promise<void> {
    if (this.isBusy) return Promise.resolve();
    this.isBusy = true;
    this.rounds = this.attempt(limits).finally(() => (this.isBusy = false));
    return this.rounds;
  }

  private async attempt(limits: Limits): Promise<void> {
    try {
      await this.work(limits);
      this.problem = this.fault ? archiveTexts[this.fault] : this.besideProblem;
    } catch (error) {
      if (this.keeping.until.aborted) return;
      this.problem = await this.explain(error, limits);
    }
    const isUrgent = this.fault !== undefined;
    await this.keeping.troubles.note(this.problem, isUrgent).catch(this.keeping.complain);
  }

  private async work(limits: Limits): Promise<void> {
    const { id, path } = this.place;
    if (!(await isThere(path, id))) throw ruleBroken(backupTexts.placeAway);
    const run = await asSuperuser(this.keeping.cluster, (client) => this.ship(client));
    await this.look(run);
    this.contents = await readArchive(path, run.facts, this.sizes);
    await this.copyAttachments(run);
    if (this.isPruningDue) await this.prune(limits, run);
    await this.doBeside(run, limits);
  }

  /** Deleted files are never marked with a time before the newest copy of the database, which may know them. */
  private copyAttachments({ facts }: LiveRun): Promise<void> {
    const copied = this.contents.flatMap(({ bases }) => bases.map(({ endedAt }) => endedAt.getTime()));
    const now = new Date(Math.max(Date.now(), ...copied));
    const { dataDir } = this.keeping;
    return copyAttachments(dataDir, this.place.path, facts.systemId, this.attachments, {
      ...this.keeping,
      now,
    });
  }

  private async ship(client: Client): Promise<LiveRun> {
    if (this.run && !(await this.isAlive(client, this.run))) this.run = undefined;
    if (!this.run) {
      const opened = await openRun(client, this.place, this.keeping.keys);
      this.fault ??= opened.fault;
      this.run = opened.run;
      this.attachments.clear();
    }
    const { run } = this;
    await shipLog(client, this.keeping, run).catch(async (error: unknown) => {
      if (error instanceof LogGone) await this.giveUp(client, run, 'gap');
      throw error;
    });
    return run;
  }

  private async isAlive(client: Client, { slot, folder }: LiveRun): Promise<boolean> {
    const known = (await listSlots(client)).find(({ name }) => name === slot.name);
    const hasFolder = await stat(folder).then(
      () => true,
      () => false,
    );
    return known?.keptFrom !== undefined && hasFolder;
  }

  /** Ends a run that cannot be gone on with; the next round begins another. What is in it stays of use. */
  private async giveUp(client: Client, run: LiveRun, fault: 'gap' | 'damaged'): Promise<void> {
    this.run = undefined;
    this.fault = fault;
    await dropSlot(client, run.slot).catch(() => undefined);
  }

  /** Looks for what is missing, so that it is known before it is needed. */
  private async look(run: LiveRun): Promise<void> {
    const fault = this.isDue('look') ? await findGap(run, run.position) : undefined;
    if (fault) await this.refuse(run, fault);
  }

  private async refuse(run: LiveRun, fault: 'gap' | 'damaged'): Promise<never> {
    await asSuperuser(this.keeping.cluster, (client) => this.giveUp(client, run, fault));
    throw ruleBroken(archiveTexts[fault]);
  }

  private async doBeside(run: LiveRun, limits: Limits): Promise<void> {
    if (this.beside) return;
    const own = this.contents.find((one) => one.run.facts.id === run.facts.id);
    const newest = own?.bases.at(-1);
    const sized = newest && { ...newest, bytes: own?.sizes.get(newest.name) ?? 0 };
    let work: Promise<void> | undefined;
    if (isBaseDue(sized, run.position, new Date())) {
      if (this.isDue('copying')) work = this.copy(run);
    } else if (await isReadingDue(run, new Date())) work = this.read(run);
    this.beside = work && this.finish(work, limits);
  }

  private async finish(work: Promise<void>, limits: Limits): Promise<void> {
    try {
      await work;
      this.besideProblem = '';
    } catch (error) {
      if (!this.keeping.until.aborted) this.besideProblem = await this.explain(error, limits);
    } finally {
      this.beside = undefined;
    }
  }

  /** Copies the whole database. The copy is of no use without the log that the rounds add meanwhile. */
  private async copy(run: LiveRun): Promise<void> {
    this.isCopying = true;
    try {
      await copyBase(this.keeping, run);
    } finally {
      this.isCopying = false;
    }
    this.doneAt.delete('copying');
    this.fault = undefined;
    this.isPruningDue = true;
  }

  private async read(run: LiveRun): Promise<void> {
    const fault = await findDamage(run, this.keeping.until);
    if (fault) await this.refuse(run, fault);
    await checkAttachments(this.place.path, run.facts.systemId, this.attachments, this.keeping.until);
    await noteReading(run);
  }

  private async prune(limits: Limits, { facts }: LiveRun): Promise<void> {
    this.isPruningDue = false;
    if (await pruneArchive(this.contents, limits, new Date()))
      this.contents = await readArchive(this.place.path, facts, this.sizes);
    const moments = this.contents.flatMap(({ bases, pieces }) =>
      spansOf(bases, pieces).map(({ from }) => from),
    );
    const [oldest] = moments.toSorted((a, b) => a.getTime() - b.getTime());
    if (oldest) await pruneAttachments(this.place.path, facts.systemId, this.attachments, oldest);
  }

  /** Returns what the owner reads; a full disk loses its oldest part of the archive first. */
  private async explain(error: unknown, limits: Limits): Promise<string> {
    if (isFull(error)) {
      const bytes = this.contents.reduce((sum, one) => sum + bytesOf(one), 0);
      await this.makeRoom({ ...limits, bytes: Math.min(limits.bytes, bytes - 1) });
    }
    const said = problemOf(error);
    if (said === backupTexts.placeFailed || !(error instanceof AppError)) this.keeping.complain(error);
    return said === backupTexts.placeFailed ? archiveTexts.held : said;
  }

  private async makeRoom(limits: Limits): Promise<void> {
    try {
      await pruneArchive(this.contents, limits, new Date());
    } catch (error) {
      this.keeping.complain(error);
    }
  }

  private isDue(part: keyof typeof every): boolean {
    const now = Date.now();
    if (now - (this.doneAt.get(part) ?? 0) < every[part]) return false;
    this.doneAt.set(part, now);
    return true;
  }

  describe(): ArchivePlace {
    // what an ended run leads to is of use, but changes are missing after it
    const live = this.contents.find(({ run }) => run.facts.id === this.run?.facts.id);
    const spans = live ? spansOf(live.bases, live.pieces) : [];
    return {
      _id: this.place.id,
      path: this.place.path,
      reachedAt: this.run?.until ?? null,
      from: spans[0]?.from ?? null,
      copiedAt: spans.at(-1)?.base.endedAt ?? null,
      isCopying: this.isCopying,
      bytes: this.contents.reduce((sum, one) => sum + bytesOf(one), 0),
      problem: this.problem,
    };
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    await Promise.all([this.rounds, this.beside]);
  }
}

const bytesOf = ({ sizes }: Contents): number => [...sizes.values()].reduce((sum, size) => sum + size, 0);
