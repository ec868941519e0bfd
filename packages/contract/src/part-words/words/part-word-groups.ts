import { bodyWords } from './body.table';
import { brakeWords } from './brakes.table';
import { coolingWords } from './cooling.table';
import { electricalWords } from './electrical.table';
import { engineWords } from './engine.table';
import { fuelWords } from './fuel.table';
import { sideWords } from './sides.table';
import { suspensionWords } from './suspension.table';
import { transmissionWords } from './transmission.table';

/** All built-in groups by the system of the vehicle; a word's first group here is its likeliest meaning. */
const groupsOfSystems = {
  brakes: brakeWords,
  engine: engineWords,
  cooling: coolingWords,
  fuel: fuelWords,
  electrical: electricalWords,
  suspension: suspensionWords,
  transmission: transmissionWords,
  body: bodyWords,
  sides: sideWords,
} as const;

export const partWordGroups = Object.values(groupsOfSystems).flat();
