import type { enrichmentApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { enrichPart } from './enrich-part';
import { enrichVin } from './enrich-vin';
import { enrichVinParts } from './enrich-vin-parts';
import { outsideOf } from './outside/outside';

export const enrichmentRoutes: Handlers<typeof enrichmentApi> = {
  partNumber: ({ body }, { db, config }) => enrichPart(db, outsideOf(db, config), body),
  vin: ({ body }, { db, config }) => enrichVin(db, outsideOf(db, config), body),
  vinParts: ({ body }, { db, config }) => enrichVinParts(db, outsideOf(db, config), body.vin),
};
