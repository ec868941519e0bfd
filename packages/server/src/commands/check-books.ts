import { checkAllBooks, type Verdict } from '../modules/books';
import { runCommand } from '../run-command';
import { openShop } from '../server';
import { readConfig } from '../system/config';

const shown = 10;

runCommand(async () => {
  const shop = await openShop(readConfig(), (line) => console.log(line));
  const verdicts = await checkAllBooks(shop.db, print).finally(() => shop.close());
  if (verdicts.some(({ contradictions }) => contradictions.length)) process.exitCode = 1;
});

function print({ claim, contradictions }: Verdict): void {
  console.log(`${contradictions.length ? 'BROKEN' : 'holds '}  ${claim}`);
  for (const what of contradictions.slice(0, shown)) console.log(`        ${what}`);
  if (contradictions.length > shown) console.log(`        … and ${contradictions.length - shown} more`);
}
