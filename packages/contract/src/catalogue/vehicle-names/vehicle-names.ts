/** The names of a make or model: as written in Latin letters and as called in Yemen, the usual one first in each. */
export type VehicleNames = readonly [latin: string, arabic: string, ...others: string[]];

/** The models of each make by its usual name: in Yemen a model alone tells the make. Every name is listed once. */
export type ModelsOfMakes = Readonly<Record<string, readonly VehicleNames[]>>;

/**
 * Chassis codes and nicknames by which people name a generation of a model: the code, the usual Latin name of the
 * model, the years it was built. A code of two models has two lines.
 */
export type Generation = readonly [name: string, model: string, from: number, to: number];
