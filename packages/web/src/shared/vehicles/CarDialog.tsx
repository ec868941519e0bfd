import type { SaleCar } from '@turoos/contract';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { CarInput } from './CarInput';

export interface CarSubject {
  car: SaleCar | null;
  /** The customer, whose cars are offered. */
  customer: string | null;
  onChoose: (car: SaleCar | null) => void;
}

/** Asks for which car a sale is. */
export function CarDialog({ subject, open, onClose }: SubjectDialogProps<CarSubject>) {
  const [car, setCar] = useState(subject.car);
  const choose = (chosen: SaleCar | null) => {
    subject.onChoose(chosen);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="سيارة العميل"
      description="بها يتعلم النظام أي قطعة تناسب أي سيارة."
      footer={
        <>
          <Button
            type="submit"
            form="sale-car"
            variant="primary"
            disabledReason={!car && 'اكتب الموديل والسنة'}
          >
            حفظ
          </Button>
          {subject.car && <Button onClick={() => choose(null)}>إزالة السيارة</Button>}
          <Button onClick={onClose}>رجوع</Button>
        </>
      }
    >
      <form
        id="sale-car"
        onSubmit={(event) => {
          event.preventDefault();
          if (car) choose(car);
        }}
      >
        <CarInput label="السيارة" value={car} customer={subject.customer} onChange={setCar} />
      </form>
    </Dialog>
  );
}
