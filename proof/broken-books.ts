import { checkBooks, connect } from './server';

/** What check:books finds contradicted. */
export async function brokenBooks(databaseUrl: string): Promise<string[]> {
  const db = connect(databaseUrl);
  const verdicts = await checkBooks(db).finally(() => db.destroy());
  return verdicts
    .filter(({ contradictions }) => contradictions.length)
    .map(({ claim, contradictions }) => `${claim}: ${contradictions[0]}`);
}
