import { checkSnapshot, type Verdict } from '../modules/books';
import { runCommand } from '../run-command';
import { readConfig } from '../system/config';
import { reachShop } from './reach-shop';

const shown = 10;

runCommand(async () => {
  const { db, close } = await reachShop(readConfig());
  const { verdicts, seal, again } = await checkSnapshot(db, print).finally(close);
  if (again.length > 0)
    console.log(`Sealed again, because the clock was ahead when it was sealed first: ${again.join(', ')}`);
  if (seal) console.log(`Last seal: ${seal.day} ${seal.hash.toString('hex')}`);
  if (verdicts.some(({ contradictions }) => contradictions.length)) process.exitCode = 1;
});

function print({ claim, contradictions }: Verdict): void {
  console.log(`${contradictions.length ? 'BROKEN' : 'holds '}  ${claim}`);
  for (const what of contradictions.slice(0, shown)) console.log(`        ${what}`);
  if (contradictions.length > shown) console.log(`        … and ${contradictions.length - shown} more`);
}
