import type { Db } from '../db/connect';
import { checkAllBooks, readDaysSealedAgain, readLastSeal, type Verdict } from '../modules/books';
import { runCommand } from '../run-command';
import { openShop } from '../open-shop';
import { readConfig } from '../system/config';

const shown = 10;

runCommand(async () => {
  const shop = await openShop(readConfig(), (line) => console.log(line));
  const { verdicts, seal, again } = await check(shop.db).finally(() => shop.close());
  if (again.length > 0)
    console.log(`Sealed again, because the clock was ahead when it was sealed first: ${again.join(', ')}`);
  if (seal) console.log(`Last seal: ${seal.day} ${seal.hash.toString('hex')}`);
  if (verdicts.some(({ contradictions }) => contradictions.length)) process.exitCode = 1;
});

const check = async (db: Db) => ({
  verdicts: await checkAllBooks(db, print),
  seal: await readLastSeal(db),
  again: await readDaysSealedAgain(db),
});

function print({ claim, contradictions }: Verdict): void {
  console.log(`${contradictions.length ? 'BROKEN' : 'holds '}  ${claim}`);
  for (const what of contradictions.slice(0, shown)) console.log(`        ${what}`);
  if (contradictions.length > shown) console.log(`        … and ${contradictions.length - shown} more`);
}
