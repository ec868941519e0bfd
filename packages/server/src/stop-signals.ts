/** SIGHUP arrives when the terminal is closed. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Milliseconds within which a second signal counts as the first: stopping a process group signals this
 * process both directly and through the script that started it.
 */
export const duplicateSignalWithin = 2000;

/**
 * Ends the process at a stop signal: the first one lets running work finish, a later one exits at once.
 * @returns a function that takes it back
 */
export function onStopSignal(close: () => Promise<unknown>): () => void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > duplicateSignalWithin) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    console.log('\n  Stopping…');
    setTimeout(() => process.exit(1), 30_000).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of stopSignals) process.on(signal, stop);
  return () => {
    for (const signal of stopSignals) process.off(signal, stop);
  };
}
