// What every Arabic text of the product must keep to, as far as a machine can tell: docs/glossary.md is the whole of it.
import { countedNouns } from './counted-nouns.mjs';
import { glossary } from './glossary.mjs';
import { isolatedCodes } from './isolated-codes.mjs';

export default {
  meta: { name: 'arabic' },
  rules: { 'counted-nouns': countedNouns, 'isolated-codes': isolatedCodes, glossary },
};
