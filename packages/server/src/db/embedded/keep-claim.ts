import { setTimeout as pause } from 'node:timers/promises';
import { both } from '../../system/both';
import { messageOf } from '../../system/error-facts';
import { claimServer, type Claim, type Claimant } from './claim';
import { pruneLogs, stopServer } from './postmaster';

/** Said when a database that had died takes connections again. */
export const databaseIsBack = both('عادت قاعدة البيانات', 'the database server is back');

const retryMs = 1_000;
const pruneEveryMs = 60 * 60_000;

/**
 * Keeps a claimed server running: if it dies (out of memory, killed), it is restarted at the same address,
 * where the application's connections reconnect by themselves.
 * @returns a function that stops the server for good
 */
export function keepClaim(claimant: Claimant, first: Claim): () => Promise<void> {
  const { postmaster, say } = claimant;
  const stopping = new AbortController();
  let recovery = Promise.resolve();

  const watch = ({ client }: Claim) => {
    client.once('end', () => {
      if (!stopping.signal.aborted) recovery = recover();
    });
  };
  const recover = async () => {
    let lastSaid = both(
      'انقطعت قاعدة البيانات، وتُعاد الآن',
      'the database server was interrupted; bringing it back',
    );
    say(lastSaid);
    while (!stopping.signal.aborted) {
      try {
        watch(await claimServer(claimant, first.address, stopping.signal));
        say(databaseIsBack);
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        const message = messageOf(error);
        if (message !== lastSaid) say(message);
        lastSaid = message;
        await pause(retryMs);
      }
    }
  };

  watch(first);
  const pruning = setInterval(() => void pruneLogs(postmaster), pruneEveryMs).unref();

  const stop = async () => {
    stopping.abort();
    clearInterval(pruning);
    await recovery;
    await stopServer(postmaster); // this ends the claim too, so nobody can claim a stopping server
  };
  let stopped: Promise<void> | undefined;
  return () => (stopped ??= stop());
}
