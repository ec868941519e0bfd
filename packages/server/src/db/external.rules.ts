/** The properties of a database that are checked before Turoos uses it. */
export interface DatabaseFacts {
  versionNumber: number;
  version: string;
  encoding: string;
  readOnly: boolean;
  hasTrigrams: boolean;
  /** The number of trigrams of an Arabic word, or why it cannot be determined. */
  arabicTrigrams: number | string;
  isOurs: boolean;
  hasTables: boolean;
}

const oldestVersion = 15;

/** Returns the first reason why Turoos cannot use a database; undefined if there is none. */
export function describeProblem(facts: DatabaseFacts): { message: string; hint: string } | undefined {
  if (facts.versionNumber < oldestVersion * 10_000) {
    return {
      message: `PostgreSQL ${facts.version} is too old.`,
      hint: `Turoos needs PostgreSQL ${oldestVersion} or newer.`,
    };
  }
  if (facts.readOnly) {
    return {
      message: 'This database takes no changes: it is a replica, or set to be read-only.',
      hint: 'DATABASE_URL must lead to the primary; DATABASE_READ_URL is for a replica.',
    };
  }
  if (facts.encoding !== 'UTF8') {
    return {
      message: `The database is encoded in ${facts.encoding}.`,
      hint: 'Create it with: create database turoos encoding UTF8 template template0',
    };
  }
  if (!facts.isOurs && facts.hasTables) {
    return {
      message: 'This is not a Turoos database: it holds tables of something else. Nothing was changed.',
      hint: 'Let DATABASE_URL name an empty database.',
    };
  }
  if (!facts.hasTrigrams) {
    return {
      message: 'The extension pg_trgm is not available on the database server.',
      hint: 'Install the PostgreSQL contrib package there.',
    };
  }
  if (typeof facts.arabicTrigrams === 'string') {
    return {
      message: `The extension pg_trgm can't be used: ${facts.arabicTrigrams}`,
      hint: 'Let an administrator run "create extension pg_trgm" in the database.',
    };
  }
  if (facts.arabicTrigrams === 0) {
    return {
      message: 'This database knows no Arabic letters, so every search would read whole tables.',
      hint: 'Create it with a UTF-8 locale, for example: create database turoos locale C.UTF-8 template template0',
    };
  }
  return undefined;
}
