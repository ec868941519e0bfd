import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { both } from '../../system/both';
import { readJsonFile } from '../../system/json-file';
import { StartupError } from '../../system/startup-error';
import { clusterFolder, keptName, nextFolder, ownerOf, readLocation } from './place';

/** Names the places to which the changes of the shop were copied last. */
export const archiveStateFile = (dataDir: string): string => path.join(dataDir, 'archive.json');
const CopiedTo = z.object({ places: z.array(z.object({ path: z.string() })) });

/** Throws where there was a shop whose database is missing: an empty one would pass for it. */
export async function assertNoneLost(dataDir: string, home: string): Promise<void> {
  const lost = await explainLost(dataDir, home);
  if (lost) throw lost;
}

/** Says what is missing and what to do, where a start would refuse to create an empty database. */
export async function findLost(dataDir: string): Promise<StartupError | undefined> {
  const place = await lookFor(dataDir);
  return !place || place.isThere ? undefined : explainLost(place.real, place.home);
}

/** Throws where no shop is, for commands that work on one: a wrong folder would get an empty shop and a good backup of it. */
export async function assertShopIn(dataDir: string): Promise<void> {
  if ((await lookFor(dataDir))?.isThere) return;
  throw (
    (await findLost(dataDir)) ??
    new StartupError(
      both(`لا يوجد متجر في المجلد ${dataDir}`, `there is no shop in ${dataDir}`),
      both('سمِّ مجلد بياناته في TUROOS_DATA', 'name its data folder in TUROOS_DATA'),
    )
  );
}

async function lookFor(dataDir: string) {
  const real = await realpath(dataDir).catch(() => undefined);
  if (!real) return undefined;
  const home = (await readLocation(real)) ?? real;
  const owner = (await ownerOf(clusterFolder(home))) ?? (await ownerOf(nextFolder(home)));
  return { real, home, isThere: owner !== undefined };
}

const listKeptAside = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.startsWith(keptName))
    .toSorted()
    .map((name) => path.join(folder, name));

async function explainLost(dataDir: string, home: string): Promise<StartupError | undefined> {
  const folders = await Promise.all([...new Set([home, dataDir])].map(listKeptAside));
  const kept = folders.flat();
  const state = await readJsonFile(archiveStateFile(dataDir), CopiedTo);
  const places = state?.places.map((place) => place.path) ?? [];
  const inTheWay = [...kept, ...(places.length > 0 ? [archiveStateFile(dataDir)] : [])].join('، ');
  if (kept.length > 0)
    return new StartupError(
      both(
        `لا توجد قاعدة بيانات في ${home}، وتوجد قاعدة سابقة محفوظة: ${kept.join('، ')}`,
        'there is no database in this folder, only former ones that were kept aside',
      ),
      both(
        `أعد المتجر بالأمر npm run restore -- --at latest، أو سمّ المجلد المحفوظ postgres، أو انقل ${inTheWay} إلى مكان آخر لتبدأ بقاعدة فارغة أو تستعيد ملف نسخة احتياطية`,
        'bring the shop back by that command, or rename the kept folder to postgres, or move these elsewhere to begin with an empty database or to restore a backup file',
      ),
    );
  if (places.length > 0)
    return new StartupError(
      both(
        `لا توجد قاعدة بيانات في ${home}، وكان هنا متجر تُنسخ تغييراته إلى ${places.join('، ')}`,
        'there is no database in this folder, and the changes of a shop were copied from here',
      ),
      both(
        `أعد المتجر بالأمر npm run restore -- --at latest، أو انقل ${inTheWay} إلى مكان آخر لتبدأ بقاعدة فارغة أو تستعيد ملف نسخة احتياطية`,
        'bring the shop back by that command, or move this file elsewhere to begin with an empty database or to restore a backup file',
      ),
    );
  return undefined;
}
