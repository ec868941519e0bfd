import {
  resources,
  type byId,
  type Endpoint,
  type ListName,
  type Noun,
  type Page,
  type PickedFile,
  type Reply,
  type Topic,
} from '@turoos/contract';
import { Eye, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import { usePicked } from '@/lib/list/use-picked';
import type { ListState } from '@/lib/list/use-list-state';
import { useOpenFromUrl } from '@/lib/navigation/use-open-from-url';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { toast } from '@/lib/toasts/toast-store';
import { ListOptions } from '@/shared/views/ListOptions';
import { AddButton } from '@/ui/AddButton';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/ExportButton';
import { ExportPicked } from '@/ui/ExportPicked';
import { FilterBar } from '@/ui/FilterBar';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { ShownOfAll } from '@/ui/ShownOfAll';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { useKnownColumns } from '@/ui/use-known-columns';
import { useLazyDialog, type SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { DocumentKind, StepCall, WorkflowDocument } from './document-kind';
import { BulkSteps } from './BulkSteps';
import { DocumentRowActions } from './DocumentRowActions';
import { useSteps, type ShownDocument } from './use-steps';

type Load<Subject> = () => Promise<ComponentType<SubjectDialogProps<Subject>>>;

type DocumentsScreenProps<
  Document extends WorkflowDocument,
  Step extends string,
  Figures,
  Filter extends string,
> = {
  kind: DocumentKind<Document, Step>;
  topic: Topic & ListName;
  api: {
    list: Omit<Endpoint, 'reply'> & {
      query: z.ZodObject;
      reply: Reply<Page<Document>> & { offersFile: true };
    };
    statistics: Omit<Endpoint, 'reply'> & { reply: Reply<Figures> };
    read: Omit<Endpoint, 'reply'> & { params: typeof byId; reply: Reply<Document> };
    exportPicked: PickedFile;
  };
  title: string;
  description: string;
  addLabel: string;
  /** Further buttons beside the one that adds a document. */
  actions?: ReactNode;
  /** The exported file's name, and its contents as an Arabic noun with the article. */
  exported: { fileName: string; things: string };
  figures: readonly FigureSpec<Figures>[];
  searchLabel: string;
  /** Names of the filters in the URL. */
  filters: readonly Filter[];
  renderFilters: (list: ListState<Filter>) => ReactNode;
  /** Shows how many of all documents match the filters. */
  counted?: { all: (figures: Figures) => number; noun: Noun };
  failedTitle?: string;
  empty: { icon: LucideIcon; title: string; message: string };
  /** Creates a document, or edits the one it is opened with. */
  loadForm: Load<Document | null>;
  loadDetails: Load<ShownDocument<Document>>;
  columns: readonly Column<Document>[];
  /** Steps that ask for a reason at most; they are offered for many documents at once too. */
  steps: Partial<Record<Step, StepCall<Document>>>;
  /** Steps that need more input: each opens its own dialog. */
  own?: (document: Document) => Partial<Record<Step, () => void>>;
  /** Further items of a document's menu. */
  menu?: (document: Document) => ComponentProps<typeof DocumentRowActions>['items'];
};

/**
 * The list screen of one kind of document: figures, filters, rows, and the dialogs that show and edit one.
 */
export function DocumentsScreen<
  Document extends WorkflowDocument,
  Step extends string,
  Figures,
  Filter extends string,
>({
  kind,
  topic,
  api,
  title,
  description,
  addLabel,
  actions,
  exported,
  figures,
  searchLabel,
  filters,
  renderFilters,
  counted,
  failedTitle,
  empty,
  loadForm,
  loadDetails,
  columns: given,
  steps,
  own,
  menu,
}: DocumentsScreenProps<Document, Step, Figures, Filter>) {
  const columns = useKnownColumns(given);
  const list = useList(topic, api.list, { name: topic, filters });
  const summary = useData(topic, api.statistics, {});
  const form = useLazyDialog<Document | null>(loadForm);
  const details = useLazyDialog<ShownDocument<Document>>(loadDetails);
  const picked = usePicked(kind.nameOf);
  const taking = useSteps({ kind, steps, own });
  const create = `${kind.resource}:create` as const;
  const add = () => form.show(null);
  useCreateFromUrl(create, add);
  const showDetails = (document: Document) => details.show({ document, offersOn: taking.offersOn });
  const showById = async (id: string) => {
    try {
      showDetails(await call(api.read, { params: { id } }));
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error) });
    }
  };
  useOpenFromUrl('open', undefined, ({ document = '' }) => void showById(document), ['document']);

  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            <AddButton right={create} label={addLabel} onAdd={add} />
            {actions}
          </>
        }
        more={
          <>
            <ExportButton list={api.list} query={list.query} {...exported} />
            <RefreshButton of={[list.result, summary]} />
          </>
        }
        figures={<Figures query={summary} cards={figures} list={list} />}
      />
      <FilterBar
        list={list}
        searchLabel={searchLabel}
        columns={columns}
        end={
          <>
            {counted && (
              <ShownOfAll
                shown={list.result.data?.total}
                all={summary.data && counted.all(summary.data)}
                noun={counted.noun}
              />
            )}
            <ListOptions list={list} columns={columns} />
          </>
        }
      >
        {renderFilters(list)}
      </FilterBar>
      <DataTable
        label={resources[kind.resource].many}
        failedTitle={failedTitle}
        failedLead="خطأ في تحميل البيانات: "
        columns={columns}
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={showDetails}
        picked={picked}
        bulk={
          <>
            <BulkSteps kind={kind} steps={steps} picked={picked} />
            <ExportPicked endpoint={api.exportPicked} picked={picked} {...exported} />
          </>
        }
        renderActions={(document) => (
          <DocumentRowActions
            kind={kind}
            document={document}
            offers={taking.offersOn(document)}
            items={[
              { label: 'عرض التفاصيل', icon: Eye, onSelect: () => showDetails(document) },
              ...(menu?.(document) ?? []),
            ]}
            onEdit={form.show}
          />
        )}
        empty={<EmptyState {...empty} action={<AddButton right={create} label={addLabel} onAdd={add} />} />}
      />
      {form.dialog}
      {details.dialog}
      {taking.dialog}
    </>
  );
}
