import { readFile, writeFile } from 'node:fs/promises';

/** Peak memory of a process during some work, in megabytes; Linux only. */
export async function peakWhile(pid: number, work: () => Promise<unknown>): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined);
  await work();
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
