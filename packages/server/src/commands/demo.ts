import { fillDemoShop } from '../demo/demo-shop';
import { demoPassword } from '../demo/demo-users';
import { freePortFrom } from '../network/free-port';
import { runCommand } from '../run-command';
import { serve } from '../serve';
import { openShop } from '../open-shop';
import { readConfig } from '../system/config';
import { StartupError } from '../system/startup-error';

const say = (line: string) => console.log(`  ${line}`);

runCommand(async () => {
  if (process.env['NODE_ENV'] === 'production')
    throw new StartupError('The sample shop has known passwords and does not run with NODE_ENV=production.');
  const config: NodeJS.ProcessEnv = { TUROOS_DATA: './data-demo', ...process.env };
  const { dataDir, port, host } = readConfig(config);
  // the sample shop is meant to be tried beside the real one, which has the usual port
  if (!config['PORT']) config['PORT'] = String(await freePortFrom(port, host));
  const shop = await openShop(readConfig(config), say);
  await fillDemoShop(shop.db, say, dataDir).finally(() => shop.close());
  say(`Sample users are named after their roles (super_admin, sales_staff, …); password ${demoPassword}`);
  await serve(readConfig(config));
});
