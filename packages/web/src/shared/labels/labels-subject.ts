import type { Part } from '@turoos/contract';

/** The parts to print labels for; a part alone gets one. */
export type LabelsSubject = readonly (Part | { part: Part; copies: number })[];
