import { checkAllBooks, connect } from './server';

/** Returns the rules of check:books that the database breaks. */
export async function brokenBooks(databaseUrl: string): Promise<string[]> {
  const db = connect(databaseUrl);
  const verdicts = await checkAllBooks(db).finally(() => db.destroy());
  return verdicts
    .filter(({ contradictions }) => contradictions.length)
    .map(({ claim, contradictions }) => `${claim}: ${contradictions[0]}`);
}
