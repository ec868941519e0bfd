import { useEffect, useEffectEvent, useRef } from 'react';
import { readLogo } from '@/shared/shop/use-logo';
import { useShop } from '@/shared/shop/use-shop';
import type { Shown } from './shown';
import { serveDisplays } from './till-channel';
import { resumeTill, useTillName } from './till-name';

/** Shows the customer what the till is doing, on the displays that were opened from it. */
export function useTillDisplays(shown: Shown): void {
  const till = useTillName();
  const { name } = useShop();
  const displays = useRef<ReturnType<typeof serveDisplays>>(null);
  const serve = useEffectEvent((of: string) => serveDisplays(of, { shown, shop: { name, logo: null } }));

  useEffect(() => void resumeTill(), []);

  useEffect(() => {
    if (!till) return;
    const serving = serve(till);
    displays.current = serving;
    return serving.close;
  }, [till]);

  useEffect(() => {
    let isCurrent = true;
    const nameShop = async () => {
      const logo = await readLogo();
      if (isCurrent) displays.current?.nameShop({ name, logo });
    };
    if (till) void nameShop();
    return () => {
      isCurrent = false;
    };
  }, [till, name]);

  // Each rendering makes a new object, mostly of the same content.
  const content = JSON.stringify(shown);
  useEffect(() => {
    if (till) displays.current?.show(JSON.parse(content) as Shown);
  }, [till, content]);
}
