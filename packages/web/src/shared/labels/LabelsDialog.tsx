import { useState } from 'react';
import { createPortal } from 'react-dom';
import { counted, nouns, type Part } from '@turoos/contract';
import { Printer } from 'lucide-react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { NumberInput } from '@/ui/NumberInput';
import { RadioGroup } from '@/ui/RadioGroup';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Label } from './Label';
import './labels.css';

type Paper = 'roll' | 'sheet';
const MOST = 500;

const papers = [
  { value: 'roll', label: 'طابعة ملصقات 50×30 مم', hint: 'كل ملصق في صفحة' },
  { value: 'sheet', label: 'ورق A4', hint: 'أربعة ملصقات في الصف' },
] as const;

/** Chooses how many labels of each part on which paper, shows one, and prints them. */
export default function LabelsDialog({ subject: parts, open, onClose }: SubjectDialogProps<readonly Part[]>) {
  const [copies, setCopies] = useState<number | null>(1);
  const [paper, setPaper] = useState<Paper>('roll');
  const [first] = parts;
  const count = (copies ?? 0) * parts.length;

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="طباعة ملصقات"
        description={parts.length === 1 ? first?.name : `عدد الأصناف: ${parts.length}`}
        footer={
          <>
            <Button
              variant="primary"
              icon={Printer}
              onClick={() => window.print()}
              disabledReason={blocked(count)}
            >
              طباعة ({count})
            </Button>
            <Button onClick={onClose}>إغلاق</Button>
          </>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="عدد الملصقات لكل صنف">
            <NumberInput value={copies} onChange={setCopies} min={1} max={MOST} data-autofocus="" />
          </Field>
          <Field label="الورق" group>
            <RadioGroup options={papers} value={paper} onChange={setPaper} />
          </Field>
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
      {open && blocked(count) === null && <Labels parts={parts} copies={copies ?? 0} paper={paper} />}
    </>
  );
}

const blocked = (count: number) =>
  count < 1 || !Number.isInteger(count)
    ? 'حدّد عدد الملصقات'
    : count > MOST
      ? `أكثر ما يُطبع مرة واحدة ${counted(MOST, nouns.label)}`
      : null;

/** What goes to the printer; it stands outside the page and is not seen on the screen. */
const Labels = ({ parts, copies, paper }: { parts: readonly Part[]; copies: number; paper: Paper }) =>
  createPortal(
    <div className="label-paper" data-paper={paper}>
      {parts.flatMap((part) =>
        Array.from({ length: copies }, (_, copy) => <Label key={`${part._id} ${copy}`} part={part} />),
      )}
    </div>,
    document.body,
  );
