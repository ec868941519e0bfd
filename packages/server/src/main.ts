import { runCommand } from './run-command';
import { serve } from './serve';
import { readStandbyOptions } from './standby/options';
import { readStandbyFile } from './standby/standby-file';
import { readConfig } from './system/config';

runCommand(async () => {
  const config = readConfig();
  const asked = readStandbyOptions(process.argv.slice(2));
  if (asked || (await readStandbyFile(config.dataDir))) {
    const { standBy } = await import('./standby/stand-by');
    await standBy(config, asked);
  }
  await serve(config);
});
