import type { Answer, Endpoint, Given } from '@turoos/contract';
import { useAction } from './use-action';

interface SaveTexts {
  created: string;
  updated: string;
  createFailed: string;
  updateFailed: string;
}

type BodyOf<E extends Endpoint> = Given<E> extends { body: infer Body } ? Body : never;

/**
 * Creates a record from a form, or updates an existing one; the update is refused when someone else changed
 * the record meanwhile.
 */
export function useSaveRecord<C extends Endpoint, U extends Endpoint>(
  api: { create: C; update: U },
  record: { _id: string; version: number } | null,
  { created, updated, createFailed, updateFailed }: SaveTexts,
): (body: BodyOf<C>) => Promise<Answer<C> | Answer<U>> {
  const create = useAction(api.create, { done: created, failed: createFailed });
  const update = useAction(api.update, { done: updated, failed: updateFailed });
  return (body) =>
    record
      ? update.mutateAsync({
          params: { id: record._id },
          body: { ...(body as object), version: record.version },
        } as unknown as Given<U>)
      : create.mutateAsync({ body } as Given<C>);
}
