import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { topics, type Topic } from '@turoos/contract';
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Db } from '../db/connect';
import { keepAliveInitialDelayMillis, openClient } from '../db/host-client';

const channel = 'turoos';
/**
 * Milliseconds during which changes are batched into one message: a NOTIFY in every commit is a bottleneck.
 */
const gatherFor = 150;

/** Milliseconds that joining the channel may take. */
const listenTimeout = 10_000;

type Listener = (changed: readonly Topic[]) => void;

export interface Live {
  /** Notifies every open screen, on this and every other server, that data of these topics changed. */
  announce(changed: readonly Topic[]): void;
  subscribe(listener: Listener): () => void;
  /**
   * Fires when this server stops: open streams end, and their clients reconnect to this or another server.
   */
  closing: AbortSignal;
  close(): Promise<void>;
}

/** Starts listening for changes announced by any server of the shop, and announcing those of this one. */
export async function startLive(url: string, db: Db, warn: (error: unknown) => void): Promise<Live> {
  const listeners = new Set<Listener>();
  const pending = new Set<Topic>();
  let timer: NodeJS.Timeout | undefined;
  const leaving = new AbortController();
  // every open stream adds a listener
  setMaxListeners(0, leaving.signal);
  let client = await listen();

  async function listen(): Promise<Client> {
    const fresh = await openClient({
      connectionString: url,
      application_name: 'turoos live',
      keepAlive: true,
      keepAliveInitialDelayMillis,
      query_timeout: listenTimeout,
    });
    fresh.on('error', warn);
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    await fresh.query(`listen ${channel}`).catch(async (error: unknown) => {
      await fresh.end();
      throw error;
    });
    fresh.on('end', () => void rejoin());
    return fresh;
  }

  function hear(payload: string): void {
    const changed = payload
      .split(',')
      .filter((name): name is Topic => topics.some((topic) => topic === name));
    for (const listener of listeners) listener(changed);
  }

  /** Reconnects. Changes missed meanwhile are unknown, so every screen refreshes. */
  async function rejoin(): Promise<void> {
    for (let delay = 200; !leaving.signal.aborted; delay = Math.min(delay * 2, 10_000)) {
      await wait(delay);
      try {
        client = await listen();
        return leaving.signal.aborted ? client.end() : hear(topics.join(','));
      } catch (error) {
        warn(error);
      }
    }
  }

  function send(): void {
    timer = undefined;
    const changed = [...pending];
    pending.clear();
    notifyScreens(db, changed).catch(warn);
  }

  return {
    announce(changed) {
      for (const topic of changed) pending.add(topic);
      timer ??= setTimeout(send, gatherFor);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    closing: leaving.signal,
    async close() {
      leaving.abort();
      clearTimeout(timer);
      await client.end();
    },
  };
}

/** Notifies every open screen at once, from a process that serves none itself. */
export async function notifyScreens(db: Db, changed: readonly Topic[]): Promise<void> {
  await sql`select pg_notify(${channel}, ${changed.join(',')})`.execute(db);
}
