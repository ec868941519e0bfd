import { partWordsApi, wordSources, type PartWordEntry } from '@turoos/contract';
import { BookA } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useList } from '@/lib/list/use-list';
import { AddButton } from '@/ui/AddButton';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { PageHeader } from '@/ui/PageHeader';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { partWordColumns } from './part-word-columns';
import type { WordDraft } from './PartWordDialog';
import { PartWordMenu } from './PartWordMenu';
import { Suggestions } from './Suggestions';

const filters = ['source'] as const;
const sources = optionsOf(wordSources);

/** What people call parts: the shop's own words, and those that the search knows anyway. */
export function PartWordsScreen() {
  const list = useList('part-words', partWordsApi.list, { filters, sort: 'word' });
  const form = useLazyDialog<WordDraft>(() => import('./PartWordDialog').then((m) => m.PartWordDialog));
  const add = () => form.show({ word: '', means: [] });
  const edit = (entry: PartWordEntry) => form.show(entry);
  return (
    <>
      <PageHeader
        title="قاموس القطع"
        description="ما يسمي به الناس القطع: من كتب في البحث كلمة وجد ما تعنيه"
        actions={<AddButton right="products:update" label="إضافة كلمة" onAdd={add} />}
      />
      <Suggestions onAccept={form.show} />
      <FilterBar list={list} columns={partWordColumns} searchLabel="ابحث عن كلمة">
        <FilterSelect list={list} name="source" label="المصدر" all="كل الكلمات" options={sources} />
      </FilterBar>
      <DataTable
        label="قاموس القطع"
        failedTitle="فشل في تحميل قاموس القطع"
        columns={partWordColumns}
        list={list}
        rowKey={({ _id }) => _id}
        renderActions={(entry) => <PartWordMenu entry={entry} onEdit={() => edit(entry)} />}
        empty={
          <EmptyState
            icon={BookA}
            title="لا كلمات هنا بعد"
            message="أضف كلمة يقولها عملاؤك، واكتب ما تعنيه من القطع، ليجدها البحث."
            action={<AddButton right="products:update" label="إضافة كلمة" onAdd={add} />}
          />
        }
      />
      {form.dialog}
    </>
  );
}
