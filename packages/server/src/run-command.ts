import { StartupError } from './system/startup-error';

/** Runs a command of the console; what its user can put right is said in two lines, without a stack. */
export function runCommand(command: () => Promise<void>): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      if (error instanceof StartupError) {
        console.error(`\n  ${error.message}`);
        if (error.hint) console.error(`  ${error.hint}`);
        console.error('');
      } else {
        console.error(error);
      }
      process.exit(1);
    });
}
