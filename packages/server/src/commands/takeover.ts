import { parseArgs } from 'node:util';
import { adenMoment, waitText } from '@turoos/contract';
import { addressesToCome } from '../network/addresses';
import { runCommand } from '../run-command';
import { assertEmbedded } from '../standby/stand-by';
import { takeOver, type TakeOverFacts } from '../standby/take-over';
import { both } from '../system/both';
import { readConfig } from '../system/config';
import { StartupError } from '../system/startup-error';
import { askYes } from './ask-yes';

/** A claim names no more. */
const mostAddresses = 20;

const usage = 'npm run takeover -- [--yes]';

runCommand(async () => {
  const values = readOptions(process.argv.slice(2));
  const config = readConfig();
  assertEmbedded(config);
  const began = Date.now();
  const { epoch } = await takeOver({
    dataDir: config.dataDir,
    addresses: (await addressesToCome(config)).slice(0, mostAddresses),
    say: (line) => console.log(line),
    confirm: (facts) => ask(facts, values.yes ?? false),
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `هذا الحاسوب هو المتجر الآن، ورقم انتقاله ${epoch} (taken over in ${seconds} s, epoch ${epoch}).`,
  );
  console.log('إن كان البرنامج يعمل هنا فسيفتح المتجر بعد ثوانٍ، وإلا فشغّله: npm start');
  console.log('ولا تشغّل الحاسوب القديم متجراً، واجعله احتياطياً: npm start -- --standby of=https://… code=…');
});

async function ask({ shop, inStepAt, isShopThere }: TakeOverFacts, isSure: boolean): Promise<void> {
  console.log(`ينتقل المتجر «${shop}» إلى هذا الحاسوب (this computer becomes the shop).`);
  console.log(
    isShopThere
      ? 'حاسوب المتجر ما زال يعمل: سيتوقف عن البيع، ويصل آخر ما سُجّل فيه قبل الانتقال.'
      : 'حاسوب المتجر لا يرد. تأكد أنه لا يعمل لأحد، وافصله عن الشبكة إن استطعت.',
  );
  console.log(
    inStepAt
      ? `كل ما سُجّل حتى ${adenMoment(inStepAt)} موجود هنا${since(inStepAt)}.`
      : 'لا يُعرف إلى أي لحظة وصلت النسخة.',
  );
  if (isSure) return;
  if (!process.stdin.isTTY)
    throw new StartupError(
      both('ينتقل المتجر إلى هذا الحاسوب بعد موافقتك', 'nobody can be asked'),
      both(
        'حيث لا يمكن السؤال اكتب --yes. لم يتغير شيء',
        'say --yes where nobody can be asked; nothing was changed',
      ),
    );
  if (!(await askYes('اكتب yes للانتقال (type yes to take over): ')))
    throw new StartupError(both('لم يتغير شيء', 'nothing was changed'));
}

function since(inStepAt: Date): string {
  const seconds = Math.round((Date.now() - inStepAt.getTime()) / 1000);
  return seconds < 5 ? '' : `، قبل ${waitText(seconds)}`;
}

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { yes: { type: 'boolean' } } }).values;
  } catch {
    throw new StartupError(both('لم يتضح كيف ينتقل المتجر', 'how to take over is not clear'), usage);
  }
}
