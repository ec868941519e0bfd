import { outliveDatabase } from './outlive-database';
import { startServer, type RunningShop } from './server';
import { networkLines } from './network/banner';
import type { Config } from './system/config';

/** SIGHUP arrives when the terminal is closed. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Milliseconds within which a second signal counts as the first: stopping a process group signals this
 * process both directly and through the script that started it.
 */
const duplicateSignalWithin = 2000;

/** Serves until a stop signal arrives; the first one lets running work finish, a later one exits at once. */
export async function serve(config: Config): Promise<void> {
  const say = (line: string) => console.log(`  ${line}`);
  outliveDatabase();
  const server = await start(config, say);

  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > duplicateSignalWithin) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    console.log('\n  Stopping…');
    setTimeout(() => process.exit(1), 30_000).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of stopSignals) process.on(signal, stop);

  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
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

/** Loads what several workers need only when they are wanted. */
async function start(config: Config, say: (line: string) => void): Promise<RunningShop> {
  if (config.workers === 1) return startServer(config, say);
  const { startWorkers } = await import('./workers/start-workers');
  return startWorkers(config, say);
}
