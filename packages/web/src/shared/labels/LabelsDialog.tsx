import { counted, mostLabels, nouns, type Part } from '@turoos/contract';
import { isGraded, labelSheet } from '@turoos/pdf/label-sheet';
import { useState } from 'react';
import { useCan } from '@/lib/session/can';
import { useContentRef, useFileContent } from '@/shared/attachments/use-file-content';
import { PrintButtons } from '@/shared/printing/PrintButtons';
import { useScannedParts } from '@/shared/parts/use-scanned-parts';
import { Barcode } from '@/ui/Barcode';
import { Button } from '@/ui/Button';
import { Code, legible, PartNumber, Words } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { NumberInput } from '@/ui/NumberInput';
import { PrintCopy } from '@/ui/PrintCopy';
import { RadioGroup } from '@/ui/RadioGroup';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { LabelsSubject } from './labels-subject';
import './labels.css';

type Paper = 'roll' | 'sheet';
interface Wanted {
  part: Part;
  copies: number | null;
}
const MOST = mostLabels;

const papers = [
  { value: 'roll', label: 'طابعة ملصقات 50×30 مم', hint: 'كل ملصق في صفحة' },
  { value: 'sheet', label: 'ورق A4', hint: 'أربعة ملصقات في الصف' },
] as const;

/** Chooses parts, copies and paper, previews a label and prints them. A scan adds a part. */
export default function LabelsDialog({ subject, open, onClose }: SubjectDialogProps<LabelsSubject>) {
  const [lines, setLines] = useState<readonly Wanted[]>(() =>
    subject.map((one) => ('part' in one ? one : { part: one, copies: 1 })),
  );
  const [paper, setPaper] = useState<Paper>('roll');
  const count = lines.reduce((sum, { copies }) => sum + (copies ?? 0), 0);
  const first = lines[0]?.part;
  useScannedParts((part) => setLines((now) => withOneMore(now, part)), { wanted: open });

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="طباعة ملصقات"
        description={lines.length === 1 ? first?.name : `عدد الأصناف: ${lines.length}`}
        footer={
          <>
            <PrintButtons
              use="label"
              record={{ labels: toPrint(lines) }}
              onBrowser={() => window.print()}
              disabledReason={blocked(count)}
              suffix={` (${count})`}
            />
            <Button onClick={onClose}>إغلاق</Button>
          </>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="عدد الملصقات لكل صنف" hint="أو امسح القطع لإضافة ملصقاتها">
            <NumberInput
              value={sameForAll(lines)}
              onChange={(copies) => setLines(lines.map(({ part }) => ({ part, copies })))}
              min={1}
              max={MOST}
              data-autofocus=""
            />
          </Field>
          <Field label="الورق" group>
            <RadioGroup options={papers} value={paper} onChange={setPaper} />
          </Field>
          {lines.length > 1 && <LabelLines lines={lines} onChange={setLines} />}
          <Field label="معاينة" group className="sm:col-span-2">
            <div className="flex justify-center rounded-md bg-sunken p-4">
              {first && (
                <div className="rounded-sm shadow-popup">
                  <Label part={first} />
                </div>
              )}
            </div>
          </Field>
        </div>
      </Dialog>
      {open && blocked(count) === null && <Labels lines={lines} paper={paper} />}
    </>
  );
}

const withOneMore = (lines: readonly Wanted[], part: Part): readonly Wanted[] =>
  lines.some((line) => line.part._id === part._id)
    ? lines.map((line) => (line.part._id === part._id ? { part, copies: (line.copies ?? 0) + 1 } : line))
    : [...lines, { part, copies: 1 }];

const toPrint = (lines: readonly Wanted[]) =>
  lines.flatMap(({ part, copies }) => (copies ? [{ part: part._id, copies }] : []));

/** Returns the number of copies if it is the same for all parts, else null. */
const sameForAll = ([first, ...others]: readonly Wanted[]): number | null =>
  first && others.every(({ copies }) => copies === first.copies) ? first.copies : null;

const blocked = (count: number) =>
  count < 1 || !Number.isInteger(count)
    ? 'حدّد عدد الملصقات'
    : count > MOST
      ? `أكثر ما يُطبع مرة واحدة ${counted(MOST, nouns.label)}`
      : null;

type LabelLinesProps = { lines: readonly Wanted[]; onChange: (lines: readonly Wanted[]) => void };

const LabelLines = ({ lines, onChange }: LabelLinesProps) => (
  <ul className="max-h-60 divide-y divide-line overflow-y-auto rounded-md border border-line sm:col-span-2">
    {lines.map(({ part, copies }, index) => (
      <li key={part._id} className="flex items-center gap-3 px-3 py-1.5">
        <div className="min-w-0 grow">
          <p className="break-words">
            <Words>{part.name}</Words>
          </p>
          <PartNumber className="text-sm text-muted">{part.partNumber}</PartNumber>
        </div>
        <NumberInput
          className="w-20 shrink-0"
          aria-label={`عدد ملصقات ${part.name}`}
          min={0}
          max={MOST}
          value={copies}
          onChange={(changed) => onChange(lines.with(index, { part, copies: changed }))}
        />
      </li>
    ))}
  </ul>
);

/** The printed labels: rendered outside the page and hidden on the screen. */
const Labels = ({ lines, paper }: { lines: readonly Wanted[]; paper: Paper }) => (
  <PrintCopy className="label-paper" data-paper={paper}>
    {lines.flatMap(({ part, copies }) =>
      Array.from({ length: copies ?? 0 }, (_, copy) => <Label key={`${part._id} ${copy}`} part={part} />),
    )}
  </PrintCopy>
);

/** One label: the part's name, number and price, with a barcode that the search box reads. */
function Label({ part }: { part: Part }) {
  const { name, code, partNumber, price, unit } = labelSheet(part);
  return (
    <div className="label">
      <p className="label-name">
        <Words>{name}</Words>
      </p>
      <div className="label-middle">
        {part.photo && isGraded(part) && <LabelPhoto photo={part.photo} />}
        <Barcode text={code} className="label-bars" />
      </div>
      <p className="label-foot">
        <Code>{partNumber}</Code>
        <span className="font-semibold">
          <Code>{price}</Code>
          {unit && legible(` / ${unit}`)}
        </span>
      </p>
    </div>
  );
}

/** The photo of a used piece, fetched at once: what is printed is never in sight. */
function LabelPhoto({ photo }: { photo: string }) {
  const enabled = useCan('attachments:read');
  const { data } = useFileContent('thumbnail', { _id: photo }, { enabled });
  const picture = useContentRef(data);
  return <img ref={picture} alt="" className="label-photo" />;
}
