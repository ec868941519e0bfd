import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './error-facts';

/** Repeats for ten seconds what Windows refuses while another program reads the file. */
export async function patiently<T>(change: () => Promise<T>): Promise<T> {
  for (let tries = 20; ; tries--)
    try {
      return await change();
    } catch (error) {
      if (tries === 0 || !['EPERM', 'EBUSY', 'EACCES'].includes(codeOf(error) ?? '')) throw error;
      await wait(500);
    }
}
