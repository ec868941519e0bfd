import { access, constants, stat, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { findRunning } from '../../db/embedded/find-running';
import type { Config } from '../../system/config';
import { codeOf } from '../../system/error-facts';
import { good, type Finding } from './finding';
import {
  judgeDisk,
  judgeFolder,
  judgeMemory,
  judgePort,
  type Answers,
  type DiskFacts,
} from './judge-machine.rules';

/** Looks at what Turoos needs of the machine, whether it runs or not. */
export async function examineMachine({
  dataDir,
  port,
  host,
  https,
  databaseUrl,
}: Config): Promise<Finding[]> {
  const reached = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const found = await whoAnswers(reached, port);
  const isOurs = databaseUrl !== undefined || (await isRunningHere(dataDir));
  const answers = found === 'turoos' && !isOurs ? 'otherShop' : found;
  return [
    good('node', `Node ${process.version} (${process.platform})`),
    judgeMemory(totalmem()),
    judgeDisk(await readDisk(dataDir)),
    await examineFolder(dataDir),
    judgePort('port', port, answers),
    // what answers there proves itself by a certificate that this process does not know, so its neighbour tells
    ...(https ? [judgePort('securePort', https.port, await whoListens(reached, https.port, answers))] : []),
  ];
}

/** A server of this shop keeps this shop's database running; one that does not answer is reported with the shop. */
const isRunningHere = (dataDir: string): Promise<boolean> =>
  findRunning(dataDir).then(
    (url) => url !== undefined,
    () => true,
  );

/** Asks the nearest folder that exists, because the data folder may be made later. */
export async function readDisk(folder: string): Promise<DiskFacts> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    return readDisk(dirname(folder));
  }
}

async function examineFolder(path: string): Promise<Finding> {
  const found = await stat(path).catch(() => undefined);
  const isWritable = await access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  // Windows has no such bits
  const isOpenToOthers = process.platform !== 'win32' && found !== undefined && (found.mode & 0o022) !== 0;
  return judgeFolder({ path, exists: found !== undefined, isWritable, isOpenToOthers });
}

const patience = 3000;

async function whoAnswers(host: string, port: number): Promise<Answers> {
  if (!(await isListening(host, port))) return 'nobody';
  try {
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/ready`;
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
    const answer = (await response.json()) as { checks?: unknown } | null;
    return answer?.checks === undefined ? 'another' : 'turoos';
  } catch {
    return 'another';
  }
}

const whoListens = async (host: string, port: number, beside: Answers): Promise<Answers> =>
  !(await isListening(host, port)) ? 'nobody' : beside === 'nobody' ? 'another' : beside;

const isListening = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: patience });
    const end = (isOpen: boolean) => () => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false));
  });
