import { useEffect, useRef } from 'react';
import { Section } from '@/ui/Card';
import { SearchBox } from '@/ui/SearchBox';
import { VehicleForm } from './VehicleForm';
import { PopularParts } from './PopularParts';
import { Results } from './Results';
import { useCatalogue } from './use-catalogue';

/** Searches parts by vehicle or text. Opening it focuses the search box. */
export function CataloguePanel() {
  const catalogue = useCatalogue();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus(), []);

  return (
    <div ref={panel}>
      <Section title="البحث في كتالوج القطع" description="بالمركبة، أو بالاسم أو رقم القطعة أو الفئة">
        <search className="flex flex-col gap-3">
          <SearchBox
            label="ابحث بالاسم أو رقم القطعة أو الفئة"
            value={catalogue.list.q}
            onSearch={catalogue.searchText}
          />
          <VehicleForm catalogue={catalogue} />
        </search>
        {catalogue.open && <PopularParts onPick={catalogue.searchText} />}
        {catalogue.asked && <Results catalogue={catalogue} />}
      </Section>
    </div>
  );
}
