import { StartupError } from './system/startup-error';

/** Runs a console command; errors its user can fix are printed as two lines, without a stack trace. */
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
