import { acceptedExtensions } from '@turoos/contract';
import { Camera, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ChangeEvent, type Ref } from 'react';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';

type FileDropProps = {
  onFiles: (files: File[]) => void;
  /** Why the user may not add files. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Accepts chosen, dropped, pasted or, on phones, photographed files. The browser's file input covers the
 * whole area.
 */
export function FileDrop({ onFiles, disabledReason, ref }: FileDropProps) {
  const camera = useRef<HTMLInputElement>(null);
  const take = (files: FileList | undefined | null) => {
    if (files?.length && !disabledReason) onFiles([...files]);
  };
  const takeChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // so that the same file can be chosen again
    target.value = '';
  };
  usePastedFiles(take);

  return (
    <div
      className={cn(
        'relative flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg border-2 border-dashed border-line px-4 py-4 text-center',
        disabledReason ? 'bg-sunken' : 'focus-within:border-accent hover:bg-page',
      )}
    >
      <Upload className="size-5 text-muted" aria-hidden="true" />
      <p className="text-muted">
        {disabledReason ?? (
          <>
            <span className="font-semibold text-ink">اختر ملفات</span>
            <span className="pointer-coarse:hidden"> أو اسحبها إلى هنا أو الصقها</span>
          </>
        )}
      </p>
      <input
        ref={ref}
        type="file"
        multiple
        accept={acceptedExtensions}
        aria-label="ملفات للإرفاق"
        disabled={Boolean(disabledReason)}
        onChange={takeChosen}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {!disabledReason && (
        <span className="relative hidden pointer-coarse:block">
          <Button icon={Camera} onClick={() => camera.current?.click()}>
            التقاط صورة
          </Button>
        </span>
      )}
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={takeChosen} />
    </div>
  );
}

function usePastedFiles(take: (files: FileList | undefined) => void): void {
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    if (!isTyping(event.target)) take(event.clipboardData?.files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

/**
 * Whether the user pastes into a text field: the paste belongs there, even if the clipboard also holds an
 * image.
 */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=file])'));
