import { setTimeout as pause } from 'node:timers/promises';
import { claimServer, type Claim, type Claimant } from './claim';
import { pruneLogs, stopServer } from './postmaster';

const retryMs = 1_000;
const pruneEveryMs = 60 * 60_000;

/**
 * Keeps a claimed server running: when it dies under us (out of memory, killed), it is started again at the same
 * address, where the application's connections find it by themselves.
 *
 * @returns what stops the server for good
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
    let lastSaid = 'The database server was interrupted; bringing it back.';
    say(lastSaid);
    while (!stopping.signal.aborted) {
      try {
        watch(await claimServer(claimant, first.address, stopping.signal));
        say('The database server is back.');
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        const { message } = error as Error;
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
    await stopServer(postmaster); // ends the claim's connection too: nobody else can claim a server about to stop
  };
  let stopped: Promise<void> | undefined;
  return () => (stopped ??= stop());
}
