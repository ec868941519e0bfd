/** One shape of a model: the years it was built and the engine it mostly came with. */
export interface Generation {
  from: number;
  to: number;
  engine: string;
}

/** The engines among them that burn diesel. */
export const isDiesel = ({ engine }: Generation): boolean => /^(YD25|4D56|4N15|OM651) /.test(engine);

export interface VehicleModel {
  name: string;
  arabic: string;
  /** How many of them drive past the shop, against the others. */
  demand: number;
  generations: readonly Generation[];
}

export interface VehicleMake {
  name: string;
  arabic: string;
  /** What a part of the maker's own says on its box. */
  genuine: string;
  /** What its parts cost, against a Toyota's. */
  priceFactor: number;
  models: readonly VehicleModel[];
}

export const model = (
  name: string,
  arabic: string,
  demand: number,
  ...years: readonly (readonly [from: number, to: number, engine: string])[]
): VehicleModel => ({
  name,
  arabic,
  demand,
  generations: years.map(([from, to, engine]) => ({ from, to, engine })),
});
