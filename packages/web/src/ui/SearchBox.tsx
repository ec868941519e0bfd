import { useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { openScannedDocument } from '@/lib/scan/open-scanned';
import { useScans } from '@/lib/scan/use-scans';
import { useDebounced } from '@/lib/state/debounce';
import { CameraButton } from './CameraButton';
import { Kbd } from './Kbd';

type SearchBoxProps = {
  /** What can be searched for: 'ابحث برقم الفاتورة أو اسم العميل'. */
  label: string;
  value: string;
  onSearch: (q: string) => void;
};

/**
 * Searches 400 ms after the last key, at once on Enter and on a scan anywhere on the page, unless this is the number of a
 * document, which is opened; `/` focuses it.
 */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebounced((q: string) => {
    setTyped(null);
    onSearch(q.trim());
  });

  const take = async (code: string) => {
    if (await openScannedDocument(code)) return;
    search.cancel();
    setTyped(null);
    onSearch(code);
  };
  useScans((code) => void take(code));
  useShortcut('/', label, () => {
    box.current?.focus();
    box.current?.select();
  });

  return (
    <div className="flex grow gap-2">
      <div className="group relative grow">
        <Search
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-faint"
          aria-hidden="true"
        />
        <input
          ref={box}
          type="search"
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? value}
          onChange={(event) => {
            const q = event.target.value;
            const isBack = q === value;
            setTyped(isBack ? null : q);
            if (isBack) search.cancel();
            else search.call(q);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search.flush();
          }}
          className="control ps-9 pe-10"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 flex items-center group-focus-within:hidden max-sm:hidden pointer-coarse:hidden"
        >
          {!(typed ?? value) && <Kbd keys="/" />}
        </span>
      </div>
      <CameraButton />
    </div>
  );
}
