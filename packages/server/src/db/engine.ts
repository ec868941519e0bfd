import { startEmbedded } from './embedded/start-embedded';
import { checkExternal } from './external';

export interface EngineOptions {
  /** The folder of everything Turoos keeps; the embedded database lives in it. */
  dataDir: string;
  /** An external PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Where the few lines about what is going on are shown. */
  say?: (line: string) => void;
  /** False gives up surviving a power cut for speed. For the tests alone. */
  durable?: boolean;
}

/** A running PostgreSQL that this process may use, whoever runs it. */
export interface Engine {
  url: string;
  kind: 'embedded' | 'external';
  description: string;
  /** The folder that really holds the embedded database's files. */
  folder?: string;
  stop(): Promise<void>;
}

export async function startEngine({
  dataDir,
  databaseUrl,
  say = () => {},
  durable = true,
}: EngineOptions): Promise<Engine> {
  if (!databaseUrl) return startEmbedded({ dataDir, say, durable });
  const description = await checkExternal(databaseUrl);
  return { url: databaseUrl, kind: 'external', description, stop: async () => {} };
}
