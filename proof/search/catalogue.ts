import { body, lights } from './catalogue/body';
import { brakes } from './catalogue/brakes';
import { airConditioning, cooling } from './catalogue/cooling';
import { driveline } from './catalogue/driveline';
import { electric } from './catalogue/electric';
import { engine } from './catalogue/engine';
import { filters, oils } from './catalogue/filters-and-oils';
import { steering, suspension } from './catalogue/suspension';

/**
 * The parts of a shop as their owners write them: book Arabic beside words of the market and English, the vehicle in the
 * name or only among those that the part fits. Most have near neighbours: front and rear, left and right, other years and
 * engines of the same model.
 */
export const catalogue = [
  ...filters,
  ...oils,
  ...brakes,
  ...engine,
  ...cooling,
  ...airConditioning,
  ...suspension,
  ...steering,
  ...driveline,
  ...electric,
  ...lights,
  ...body,
];
