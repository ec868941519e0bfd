import { vinLength } from '@turoos/contract';
import { ListChecks, Sparkles } from 'lucide-react';
import { SourceNotes } from '@/shared/parts/SourceNotes';
import { SupplierPicker } from '@/shared/suppliers/SupplierPicker';
import { VehicleFacts } from '@/shared/vehicles/VehicleFacts';
import { isTelling } from '@/shared/vehicles/vehicle-facts';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import type { VinImporting } from './use-vin-import';

/** The vehicle and the values shared by all its parts. */
export function VehicleCard({ importing }: { importing: VinImporting }) {
  const { draft, change, changeVin, search, lookup, vinError, fill } = importing;
  return (
    <Card className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field label="رقم الهيكل (VIN)" required error={vinError}>
          <Input
            ltr
            maxLength={vinLength}
            value={draft.vin}
            onChange={(event) => changeVin(event.target.value.toUpperCase())}
            onKeyDown={(event) => event.key === 'Enter' && search()}
          />
        </Field>
        <Field label="المستودع الافتراضي" required>
          <WarehouseSelect
            creates
            placeholder="اختر المستودع"
            value={draft.warehouse}
            onChange={(warehouse) => change({ warehouse })}
          />
        </Field>
        <Field label="الموقع الافتراضي">
          <Input
            maxLength={100}
            placeholder="رف 3"
            value={draft.location}
            onChange={(event) => change({ location: event.target.value })}
          />
        </Field>
        <div className="flex flex-wrap gap-2 sm:pt-6">
          <Button variant="primary" icon={Sparkles} busy={lookup.isPending} onClick={search}>
            بحث بالذكاء الاصطناعي
          </Button>
          <Button icon={ListChecks} onClick={fill}>
            تعبئة الافتراضيات
          </Button>
        </div>
      </div>
      <details>
        <summary className="w-fit cursor-pointer py-1 font-semibold pointer-coarse:py-2.5">
          السيارة وفاتورة شرائها (اختياري)
        </summary>
        <div className="mt-2 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-5">
          <Field label="الشركة">
            <Input
              maxLength={60}
              value={draft.make}
              onChange={(event) => change({ make: event.target.value })}
            />
          </Field>
          <Field label="الموديل">
            <Input
              maxLength={60}
              value={draft.model}
              onChange={(event) => change({ model: event.target.value })}
            />
          </Field>
          <Field label="سنة الصنع">
            <NumberInput min={0} max={2200} value={draft.year} onChange={(year) => change({ year })} />
          </Field>
          <Field label="المورد" hint="إذا اخترته تُسجل فاتورة شراء بالقطع">
            <SupplierPicker creates value={draft.supplier} onChange={(supplier) => change({ supplier })} />
          </Field>
          <Field label="رقم فاتورة المورد">
            <Input
              ltr
              maxLength={100}
              value={draft.invoiceNo}
              onChange={(event) => change({ invoiceNo: event.target.value })}
            />
          </Field>
        </div>
      </details>
      {lookup.data && (
        <>
          {isTelling(lookup.data.decoded) && (
            <VehicleFacts decoded={lookup.data.decoded} model={lookup.data.vehicle.model} />
          )}
          <SourceNotes lines={lookup.data.evidence} warning={lookup.data.warning} />
        </>
      )}
    </Card>
  );
}
