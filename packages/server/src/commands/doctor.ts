import { bad, type Finding } from '../doctor/finding';
import { examineMachine } from '../doctor/examine-machine';
import { examineCertificate, examineShop } from '../doctor/examine-shop';
import { runCommand } from '../run-command';
import { readConfig } from '../system/config';
import { messageOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';

const marks = { good: 'ok    ', doubtful: 'look  ', bad: 'BAD   ' };

runCommand(async () => {
  const config = readConfig();
  const now = new Date();
  const findings = [
    ...(await found('Machine', () => examineMachine(config))),
    ...(await found('Certificate', () => examineCertificate(config, now))),
    ...(await found('Shop', () => examineShop(config, now))),
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
    return [bad(about, messageOf(error), hint ?? 'Start the server and read what it prints.')];
  }
}

function print({ about, state, says, remedy }: Finding): void {
  console.log(`${marks[state]}${about}: ${says}`);
  if (remedy) console.log(`        → ${remedy}`);
}
