import { randomUUID } from 'node:crypto';
import { poolState, type Db } from '../db/connect';
import { watchEventLoop, type EventLoop } from './event-loop';
import { watchOverload } from './overload';
import { watchPools, type Exhaustion } from './pool-watch';
import { createRequestDigest, type RequestDigest } from './request-digest';

/** What a process knows about its own work, counted without asking anybody. */
export interface Monitor {
  /** Tells this process from the others of the shop. */
  id: string;
  startedAt: Date;
  requests: RequestDigest;
  eventLoop: EventLoop;
  /** The pools of connections by their purpose. */
  pools: Readonly<Record<string, Db>>;
  /** The last time that a pool had no free connection for a minute. */
  lastExhaustion(): Exhaustion | undefined;
  /** Whether reports and lists must leave the process to the counter. */
  isOverloaded(): boolean;
  /** How many screens are connected to be told of changes. */
  streams: { open: number };
  close(): void;
}

const lookEvery = 1000;

/** `pools.counter` is the one that sales use. */
export function createMonitor(
  pools: Readonly<Record<string, Db>> & { counter: Db },
  log?: (line: string) => void,
): Monitor {
  const eventLoop = watchEventLoop();
  const watch = watchPools(pools);
  const overload = watchOverload(() => ({ ...poolState(pools.counter), lag: eventLoop.lag() }), log);
  const timer = setInterval(() => {
    watch.look();
    overload.look();
  }, lookEvery).unref();
  return {
    id: randomUUID(),
    startedAt: new Date(),
    requests: createRequestDigest(),
    eventLoop,
    pools,
    lastExhaustion: watch.lastExhaustion,
    isOverloaded: overload.isOverloaded,
    streams: { open: 0 },
    close() {
      clearInterval(timer);
      eventLoop.close();
    },
  };
}
