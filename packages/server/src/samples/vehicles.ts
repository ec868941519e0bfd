/** One generation of a model: its production years and its most common engine. */
export interface Generation {
  from: number;
  to: number;
  engine: string;
}

/** Whether the engine runs on diesel. */
export const isDiesel = ({ engine }: Generation): boolean => /^(YD25|4D56|4N15|OM651) /.test(engine);

export interface VehicleModel {
  name: string;
  arabic: string;
  /** Relative number of vehicles on the road. */
  demand: number;
  generations: readonly Generation[];
}

export interface VehicleMake {
  name: string;
  arabic: string;
  /** The brand name on the maker's own parts. */
  genuine: string;
  /** Price level of its parts relative to a Toyota's. */
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
