import { bad, type Finding } from '../doctor/finding';
import { examineMachine } from '../doctor/examine-machine';
import { examineCertificate, examineShop } from '../doctor/examine-shop';
import { runCommand } from '../run-command';
import { readConfig } from '../system/config';
import { messageOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';

const marks = { good: 'سليم  ok    ', doubtful: 'انظر  look  ', bad: 'خلل   BAD   ' };

runCommand(async () => {
  const config = readConfig();
  const now = new Date();
  const findings = [
    ...(await found('الجهاز (Machine)', () => examineMachine(config))),
    ...(await found('الشهادة (Certificate)', () => examineCertificate(config, now))),
    ...(await found('المتجر (Shop)', () => examineShop(config, now))),
  ];
  for (const finding of findings) print(finding);
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
});

/** An examination that fails is a finding too, and the others go on. */
async function found(about: string, examine: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await examine();
  } catch (error) {
    const hint = error instanceof StartupError ? error.hint : undefined;
    return [bad(about, `تعذّر الفحص: ${messageOf(error)}`, hint ?? 'شغّل البرنامج واقرأ ما يكتبه.')];
  }
}

function print({ about, state, says, remedy }: Finding): void {
  console.log(`${marks[state]}${about}: ${says}`);
  if (remedy) console.log(`        → ${remedy}`);
}
