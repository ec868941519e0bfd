import { useQueryClient } from '@tanstack/react-query';
import { catalogueApi, type Part } from '@turoos/contract';
import { useEffect } from 'react';
import { call } from '@/lib/http/api';
import { isLost } from '@/lib/http/api-error';
import { invalidate } from '@/lib/http/query-keys';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';

/** The parts that the user keeps first among the tiles, on every device. */
export function usePinnedParts() {
  const client = useQueryClient();
  const { data: parts = [], isPending } = useData('products', catalogueApi.pinned, {});
  const pin = useAction(catalogueApi.pin, { failed: 'فشل في تثبيت القطعة' });
  const unpin = useAction(catalogueApi.unpin, { failed: 'فشل في إلغاء تثبيت القطعة' });
  useEffect(() => {
    const move = async () => {
      if (await movePins()) await invalidate(client, catalogueApi.pin.touches ?? []);
    };
    void move();
  }, [client]);
  return {
    parts,
    isPending,
    isPinned: (id: string) => parts.some(({ _id }) => _id === id),
    toggle: ({ _id }: Pick<Part, '_id'>, isPinned: boolean) =>
      (isPinned ? unpin : pin).mutate({ params: { product: _id } }),
  };
}

const KEY = 'pinned_parts';

function storedPins(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Moves what an earlier version pinned on this device to the user's account. A part that is refused is left out; what
 * the server can't be told now waits. Returns whether anything was moved.
 */
export async function movePins(): Promise<boolean> {
  const ids = storedPins();
  for (const product of ids) {
    try {
      await call(catalogueApi.pin, { params: { product } });
    } catch (error) {
      if (isLost(error)) return false;
    }
  }
  localStorage.removeItem(KEY);
  return ids.length > 0;
}
