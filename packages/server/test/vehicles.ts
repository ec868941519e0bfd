import { useAdmin } from './admin';
import { aPart } from './factories';

/** An app and an administrator, with helpers to create vehicles and read which parts fit them. */
export function useVehicles() {
  const { shop, call, post, failure, rows } = useAdmin();
  let made = 0;

  const create = (body: object = {}) =>
    post('/vehicles', { make: 'Toyota', vehicleModel: `Corolla ${++made}`, year: 2010, ...body });
  const read = async (id: string) => (await call('GET', `/vehicles/${id}`)).json().data;
  const put = async (id: string, body: object) => (await call('PUT', `/vehicles/${id}`, body)).json().data;

  /** Creates a part that fits these vehicles. */
  const part = async (...vehicles: object[]): Promise<string> => {
    const id = await aPart(shop.db);
    const reply = await call('PUT', `/products/${id}`, { vehicleCompatibility: vehicles });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return id;
  };
  /** Returns the fitments of a part: make, model, years, engine. */
  const fitments = async (id: string): Promise<unknown[][]> => {
    const { vehicleCompatibility } = (await call('GET', `/products/${id}`)).json().data;
    return vehicleCompatibility.map((one: Record<string, unknown>) => [
      one['make'],
      one['model'],
      one['yearFrom'],
      one['yearTo'],
      one['engine'],
    ]);
  };
  const partsOf = async (id: string): Promise<string[]> =>
    (await read(id)).compatibleParts.map(({ _id }: { _id: string }) => _id);

  return { shop, call, post, failure, rows, create, read, put, part, fitments, partsOf };
}
