import { useEffect, useRef } from 'react';
import { useIsPicked, usePickedRows, type Picked } from '@/lib/list/use-picked';
import { Checkbox } from './Checkbox';

type PickBoxProps<Row> = { picked: Picked<Row>; row: Row; shown: readonly Row[] };

/** Picks one row; with Shift, all rows from the one picked last. */
export function PickBox<Row>({ picked, row, shown }: PickBoxProps<Row>) {
  const withShift = useRef(false);
  return (
    <Checkbox
      className="relative z-1"
      hideLabel
      label={`تحديد ${picked.nameOf(row)}`}
      checked={useIsPicked(picked, row) ?? false}
      onClick={(event) => {
        withShift.current = event.shiftKey;
      }}
      onChange={(event) => {
        if (withShift.current) picked.pickUpTo(row, shown);
        else picked.pick([row], event.target.checked);
      }}
    />
  );
}

/** Picks all rows shown. */
export function PickPageBox<Row>({ picked, shown }: Omit<PickBoxProps<Row>, 'row'>) {
  const box = useRef<HTMLInputElement>(null);
  usePickedRows(picked);
  const count = shown.filter(picked.has).length;
  const isPart = count > 0 && count < shown.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <Checkbox
      ref={box}
      hideLabel
      label="تحديد الصفحة كلها"
      disabled={shown.length === 0}
      checked={count > 0 && count === shown.length}
      onChange={(event) => picked.pick(shown, event.target.checked)}
    />
  );
}
