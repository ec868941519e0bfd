import { Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { deliverScan } from '@/lib/scan/scan-receivers';
import { IconButton } from './IconButton';

const CameraPanel = lazy(() => import('./CameraPanel'));

type CameraButtonProps = {
  /** Stays open after a code, for counting and receiving. */
  continuous?: boolean;
};

/** Scans with the camera of a phone or tablet; a code has the meaning that the screen gives to scans. */
export function CameraButton({ continuous = false }: CameraButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className="hidden pointer-coarse:inline-flex">
        <IconButton label="المسح بالكاميرا" icon={Camera} variant="secondary" onClick={() => setOpen(true)} />
      </span>
      {isOpen && (
        <Suspense>
          <CameraPanel continuous={continuous} onCode={deliverScan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
