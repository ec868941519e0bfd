import { Minus, Plus, ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { Quantity } from '@/shared/parts/Quantity';
import { legible, PartNumber } from '@/ui/Code';
import { CameraButton } from '@/ui/CameraButton';
import { IconButton } from '@/ui/IconButton';
import { Switch } from '@/ui/Switch';
import type { useScanning } from './use-scanning';

/** An input for typed numbers, with the result of the last scan; scans are caught anywhere on the screen. */
export function ScanBar({ scanning }: { scanning: ReturnType<typeof useScanning> }) {
  const [code, setCode] = useState('');
  const { adds, setAdds, last, correct, scan } = scanning;
  return (
    <div className="mb-3 flex no-print flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-3 py-2 shadow-card">
      <div className="relative min-w-56 grow sm:max-w-80">
        <ScanBarcode
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-faint"
          aria-hidden="true"
        />
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label="امسح الباركود أو اكتب رقم القطعة"
          placeholder="امسح الباركود أو رقم القطعة"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || code.trim() === '') return;
            scan(code.trim());
            setCode('');
          }}
          className="control ps-9"
        />
      </div>
      <CameraButton continuous />
      <Switch label="العد بالمسح: كل مسحة تزيد 1" checked={adds} onCheckedChange={setAdds} />
      {last && (
        <output className="flex min-w-0 grow flex-wrap items-center gap-x-2">
          <span className="min-w-0 truncate">{legible(last.name)}</span>
          <PartNumber>{last.partNumber}</PartNumber>
          <span className="flex items-center gap-1">
            <IconButton
              size="sm"
              label={`إنقاص واحد من ${last.name}`}
              icon={Minus}
              onClick={() => correct(-1)}
            />
            <Quantity
              value={last.countedQuantity ?? 0}
              unit={last.unit}
              className="min-w-8 text-center text-lg font-semibold"
            />
            <IconButton
              size="sm"
              label={`زيادة واحد من ${last.name}`}
              icon={Plus}
              onClick={() => correct(1)}
            />
          </span>
        </output>
      )}
    </div>
  );
}
