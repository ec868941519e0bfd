// Lint rules for the Arabic texts of the product, as far as a linter can check docs/glossary.md.
import { countedNouns } from './counted-nouns.mjs';
import { errorCodes } from './error-codes.mjs';
import { glossary } from './glossary.mjs';
import { isolatedCodes } from './isolated-codes.mjs';

export default {
  meta: { name: 'arabic' },
  rules: {
    'counted-nouns': countedNouns,
    'isolated-codes': isolatedCodes,
    'error-codes': errorCodes,
    glossary,
  },
};
