import {
  attachmentEntities,
  attachmentEntityNames,
  attachmentRights,
  can,
  fileTypes,
} from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import type { ListState } from '@/lib/list/use-list-state';
import { useUser } from '@/lib/session/session-state';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { attachmentColumns } from './attachment-columns';

export const attachmentFilters = ['entityType', 'entityId', 'type', 'isActive', 'missing'] as const;
type AttachmentList = ListState<(typeof attachmentFilters)[number]>;

const types = optionsOf(fileTypes);
const activity = [
  { value: 'true', label: 'النشطة' },
  { value: 'false', label: 'غير النشطة' },
];
const presence = [
  { value: 'true', label: 'المفقودة' },
  { value: 'false', label: 'الموجودة' },
];

export function AttachmentFilters({ list }: { list: AttachmentList }) {
  const user = useUser();
  const kinds = attachmentEntityNames.map((entity) => ({
    value: entity,
    label: attachmentEntities[entity].label,
    disabled: !attachmentRights(entity, 'read').every((right) => can(user, right)),
  }));
  return (
    <FilterBar list={list} columns={attachmentColumns} searchLabel="ابحث باسم الملف أو وصفه">
      <FilterSelect list={list} name="entityType" label="العنصر" all="كل العناصر" options={kinds} />
      <FilterSelect list={list} name="type" label="نوع الملف" all="كل الأنواع" options={types} />
      <FilterSelect list={list} name="isActive" label="الحالة" all="كل الحالات" options={activity} />
      <FilterSelect list={list} name="missing" label="وجود الملف" all="كل الملفات" options={presence} />
    </FilterBar>
  );
}
