import { checkStates, systemChecks, type CheckName } from '@turoos/contract';
import {
  bad,
  englishNames,
  examineCertificate,
  examineMachine,
  examineShop,
  type Finding,
} from '../modules/system-status';
import { runCommand } from '../run-command';
import { readConfig } from '../system/config';
import { messageOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';

const marks = { good: 'ok', doubtful: 'look', bad: 'BAD' };

runCommand(async () => {
  const config = readConfig();
  const now = new Date();
  const findings = [
    ...(await found('machine', () => examineMachine(config))),
    ...(await found('certificate', () => examineCertificate(config, now))),
    ...(await found('shop', () => examineShop(config, now))),
  ];
  for (const finding of findings) print(finding);
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
});

/** An examination that fails is a finding too, and the others go on. */
async function found(about: CheckName, examine: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await examine();
  } catch (error) {
    const hint = error instanceof StartupError ? error.hint : undefined;
    return [bad(about, `تعذّر الفحص: ${messageOf(error)}`, hint ?? 'شغّل البرنامج واقرأ ما يكتبه.')];
  }
}

function print({ about, state, says, remedy, command }: Finding): void {
  const mark = `${checkStates[state].label.padEnd(6)}${marks[state].padEnd(6)}`;
  console.log(`${mark}${systemChecks[about].label} (${englishNames[about]}): ${says}`);
  if (remedy) console.log(`        → ${remedy}${command ? ` (${command})` : ''}`);
}
