import { transaction } from '../db/transaction';
import type { Job } from '../kernel/jobs';
import { readCatalogueWords } from '../modules/part-words';

/** Adds the words of new and changed parts to those by which mistyped searches are corrected. */
export const catalogueWords: Job<'db'> = {
  name: 'catalogue-words',
  schedule: '*/2 * * * *',
  onlyOneWaits: true,
  run: ({ db }) => transaction(db, readCatalogueWords),
};
