import { Maximize } from 'lucide-react';
import { useEffect, useState } from 'react';
import { serviceWorkers } from '@/lib/platform/service-workers';
import { legible } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import { keptShop, keepShop } from './kept-shop';
import { ShownPaid } from './ShownPaid';
import { ShownSale } from './ShownSale';
import { followTill } from './till-channel';
import type { Shown, ShownShop } from './shown';
import './display.css';

/**
 * The window that faces the customer. All it shows comes from the till that opened it, in the same browser: it makes no
 * request and keeps no session alive.
 */
export function CustomerDisplay({ till }: { till: string | undefined }) {
  const [shown, setShown] = useState<Shown>({ is: 'idle' });
  const [shop, setShop] = useState<ShownShop>(keptShop);
  useEffect(
    () =>
      till === undefined
        ? undefined
        : followTill(till, {
            onShown: setShown,
            onShop: (next) => {
              keepShop(next);
              setShop(next);
            },
          }),
    [till],
  );
  useEffect(() => {
    document.title = shop.name || 'شاشة العميل';
  }, [shop.name]);
  useEffect(followUpdates, []);

  return (
    <main className="display flex h-dvh flex-col bg-surface">
      {shown.is === 'idle' ? (
        <Welcome shop={shop} isLost={till === undefined} />
      ) : (
        <>
          <header className="flex items-center border-b border-line">
            {shop.logo && <img src={shop.logo} alt="" />}
            <h1>{legible(shop.name)}</h1>
          </header>
          {shown.is === 'sale' ? <ShownSale {...shown} /> : <ShownPaid {...shown} />}
        </>
      )}
      <FullScreen />
    </main>
  );
}

const Welcome = ({ shop, isLost }: { shop: ShownShop; isLost: boolean }) => (
  <div className="display-page flex grow flex-col items-center justify-center text-center">
    {shop.logo && <img src={shop.logo} alt="" />}
    <h1 className="text-balance">{legible(shop.name || 'شاشة العميل')}</h1>
    <p className="text-muted">{isLost ? 'افتح هذه الشاشة من شاشة البيع' : 'أهلاً وسهلاً بكم'}</p>
  </div>
);

/** Fills the screen; the button goes away then. */
function FullScreen() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return (
    !isFull &&
    document.fullscreenEnabled && (
      <div className="fixed end-1 top-1">
        <IconButton
          label="ملء الشاشة"
          icon={Maximize}
          onClick={() => void document.documentElement.requestFullscreen()}
        />
      </div>
    )
  );
}

/** Loads the new version as soon as a till has switched to it: nobody sits at this window to be asked. */
function followUpdates(): (() => void) | undefined {
  const workers = serviceWorkers();
  const reload = () => window.location.reload();
  workers?.addEventListener('controllerchange', reload);
  return () => workers?.removeEventListener('controllerchange', reload);
}
