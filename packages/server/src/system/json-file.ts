import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { z } from 'zod';

/** Reads a small file; undefined if there is none, or none that fits. */
export async function readJsonFile<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Writes a small file under a name of its own and moves it to its place: who reads it meanwhile, in whichever process,
 * finds the former one or the new one, and never half of it. What is written again every few seconds need not survive a
 * power cut, and is not flushed.
 */
export async function writeJsonFile(
  path: string,
  value: unknown,
  { flush = true }: { flush?: boolean } = {},
): Promise<void> {
  const draft = `${path}.${randomUUID()}.partial`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush });
  await rename(draft, path);
}
