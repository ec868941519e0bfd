import { startEmbedded, type OwnCluster } from './embedded/start-embedded';
import { checkExternal } from './external';

export interface EngineOptions {
  /** The folder of all data, including the embedded database. */
  dataDir: string;
  /** An external PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Prints a line about progress. */
  say?: (line: string) => void;
  /** Processes that will connect to it. */
  workers?: number;
  /** False trades durability after a power cut for speed; only for tests. */
  durable?: boolean;
  /** What a place for copies that is away may hold back on the disk ('32MB'); only for tests. */
  heldBack?: string;
}

/** A running PostgreSQL that this process may use, embedded or external. */
export interface Engine {
  url: string;
  kind: 'embedded' | 'external';
  description: string;
  /** The actual folder of the embedded database's files. */
  folder?: string;
  /** What copying the embedded database's files takes. */
  cluster?: OwnCluster;
  stop(): Promise<void>;
}

export async function startEngine({
  dataDir,
  databaseUrl,
  say = () => {},
  workers = 1,
  durable = true,
  heldBack,
}: EngineOptions): Promise<Engine> {
  if (!databaseUrl) return startEmbedded({ dataDir, say, workers, durable, heldBack });
  const description = await checkExternal(databaseUrl);
  return { url: databaseUrl, kind: 'external', description, stop: async () => {} };
}
