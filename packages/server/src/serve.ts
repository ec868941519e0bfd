import { isIPv6 } from 'node:net';
import { openDataFolder } from './db/embedded/place';
import { outliveDatabase } from './outlive-database';
import { readMoved, ShopMoved } from './modules/standby';
import { startServer, type RunningShop } from './server';
import { networkLines } from './network/banner';
import { onStopSignal } from './stop-signals';
import { both } from './system/both';
import type { Config } from './system/config';

/** Milliseconds between two looks whether another computer has taken the shop over. */
const lookEvery = 1000;
/** Milliseconds for which a shop that was taken over still hands out its log, so that the other computer gets all of it. */
const handsOverFor = 10_000;

/** Serves until a stop signal arrives, or until another computer is the shop: from then on it says that. */
export async function serve(config: Config): Promise<void> {
  const say = (line: string) => console.log(`  ${line}`);
  outliveDatabase();
  // before certificates and backups are written into it
  await openDataFolder(config.dataDir);
  let current: { close(): Promise<void> } | undefined;
  try {
    const server = await start(config, say);
    current = server;
    greet(config, server);
    if (!config.databaseUrl) void untilMoved(config.dataDir).then(handOver);
  } catch (error) {
    if (!(error instanceof ShopMoved)) throw error;
    current = await sayMoved(config, say);
  }
  onStopSignal(async () => current?.close());

  async function handOver(): Promise<void> {
    say(
      both(
        'انتقل المتجر إلى حاسوب آخر، ولا يُسجَّل هنا شيء بعد الآن',
        'another computer has taken the shop over: nothing is saved here any more',
      ),
    );
    await new Promise((resolve) => void setTimeout(resolve, handsOverFor));
    await current?.close();
    current = await sayMoved(config, say);
  }
}

function greet(config: Config, server: RunningShop): void {
  const host = ['0.0.0.0', '::'].includes(config.host)
    ? 'localhost'
    : isIPv6(config.host)
      ? `[${config.host}]`
      : config.host;
  const { https: secure } = server.network.ports;
  const lines = [
    `Turoos is ready: http://${host}:${server.port}`,
    ...(secure ? [`Securely:        https://${host}:${secure}`] : []),
    ...networkLines(server.network, process.stdout.isTTY),
    `Database:        ${server.engine.description}`,
  ];
  if (config.workers > 1) lines.push(`Workers:         ${config.workers}`);
  const admin = server.firstAdmin;
  if (admin?.generatedPassword)
    lines.push(
      '',
      `User name: ${admin.username}`,
      `Password:  ${admin.generatedPassword}`,
      `(also in ${admin.passwordFile}; change it after signing in and delete the file)`,
    );
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

async function untilMoved(dataDir: string): Promise<void> {
  while (!(await readMoved(dataDir)))
    await new Promise((resolve) => void setTimeout(resolve, lookEvery).unref());
}

/** Loads what is hardly ever needed only when it is wanted. */
async function sayMoved(config: Config, say: (line: string) => void): Promise<{ close(): Promise<void> }> {
  const { serveMoved } = await import('./standby/serve-moved');
  return serveMoved(config, say);
}

/** Loads what several workers need only when they are wanted. */
async function start(config: Config, say: (line: string) => void): Promise<RunningShop> {
  if (config.workers === 1) return startServer(config, say);
  const { startWorkers } = await import('./workers/start-workers');
  return startWorkers(config, say);
}
