import { koreanGenerations } from './korean-generations.table';
import { otherGenerations } from './other-generations.table';
import { toyotaGenerations } from './toyota-generations.table';
import type { Generation } from './vehicle-names';

export const generations: readonly Generation[] = [
  ...toyotaGenerations,
  ...koreanGenerations,
  ...otherGenerations,
];
