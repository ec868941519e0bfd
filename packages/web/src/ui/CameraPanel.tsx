import { Flashlight, FlashlightOff, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { CameraTrouble } from './CameraTrouble';
import { IconButton } from './IconButton';
import { Select } from './Select';
import { Spinner } from './Spinner';
import { useCamera } from './use-camera';

type CameraPanelProps = {
  /** Stays open after a code, for counting and receiving. */
  continuous: boolean;
  onCode: (code: string) => void;
  onClose: () => void;
};

/** The camera's picture at the lower edge of the screen; what is scanned stays visible above it. */
export default function CameraPanel({ continuous, onCode, onClose }: CameraPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [deviceId, setDeviceId] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState('');
  useLayoutEffect(() => panel.current?.showPopover(), []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // a dialog below stays open
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  const take = (code: string) => {
    setLast(code);
    if (!continuous) onClose();
    onCode(code);
  };

  return (
    <section
      ref={panel}
      popover="manual"
      aria-label="المسح بالكاميرا"
      className="fixed inset-x-0 top-auto bottom-0 m-auto w-full max-w-md overflow-hidden rounded-t-lg border border-line bg-surface p-0 text-ink shadow-popup"
    >
      <Lens
        key={`${deviceId} ${attempt}`}
        deviceId={deviceId}
        last={last}
        onCode={take}
        onChoose={setDeviceId}
        onRetry={() => setAttempt(attempt + 1)}
        onClose={onClose}
      />
    </section>
  );
}

type LensProps = {
  deviceId: string | undefined;
  /** The last code, so that the user sees what was read. */
  last: string;
  onCode: (code: string) => void;
  onChoose: (deviceId: string) => void;
  onRetry: () => void;
  onClose: () => void;
};

/** One camera: mounted anew for another one, and to try again. */
function Lens({ deviceId, last, onCode, onChoose, onRetry, onClose }: LensProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { problem, isReady, cameras, torch } = useCamera(video, deviceId, onCode);
  return (
    <>
      <div className="relative bg-ink">
        <video
          ref={video}
          muted
          playsInline
          aria-label="صورة الكاميرا"
          className="h-[38dvh] w-full object-cover"
        />
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-8 inset-y-1/4 rounded-lg border-2 border-white/80"
        />
        {!isReady && !problem && (
          <div className="absolute inset-0 flex items-center justify-center text-white">
            <Spinner className="size-6" />
          </div>
        )}
        {problem && <CameraTrouble problem={problem} onRetry={onRetry} />}
      </div>
      <div className="flex items-center gap-2 p-2">
        <output className="min-w-0 grow truncate text-sm">
          {last === '' ? 'وجّه الكاميرا إلى الباركود' : <bdi dir="ltr">{last}</bdi>}
        </output>
        {cameras.length > 1 && (
          <Select
            aria-label="الكاميرا"
            className="w-32"
            value={deviceId ?? cameras[0]?.id ?? ''}
            options={cameras.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={onChoose}
          />
        )}
        {torch && (
          <IconButton
            label={torch.on ? 'إطفاء الضوء' : 'تشغيل الضوء'}
            icon={torch.on ? FlashlightOff : Flashlight}
            onClick={torch.toggle}
          />
        )}
        <IconButton label="إغلاق الكاميرا" icon={X} onClick={onClose} />
      </div>
    </>
  );
}
