import { duplicateSignalWithin, stopSignals } from '../stop-signals';
import { StartupError } from '../system/startup-error';

/**
 * Runs the work of a command until it is done or the operator stops the command (Ctrl+C, SIGTERM): the work is broken off,
 * and the command ends with the message `told`. A second signal ends the process at once.
 */
export async function untilStopped<T>(told: string, work: (until: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  let stoppingSince = 0;
  const stop = () => {
    if (stopping.signal.aborted && performance.now() - stoppingSince > duplicateSignalWithin) process.exit(1);
    if (stopping.signal.aborted) return;
    stoppingSince = performance.now();
    console.log('\n  Stopping…');
    stopping.abort();
  };
  for (const signal of stopSignals) process.on(signal, stop);
  try {
    return await work(stopping.signal);
  } catch (error) {
    throw stopping.signal.aborted ? new StartupError(told) : error;
  } finally {
    for (const signal of stopSignals) process.off(signal, stop);
  }
}
