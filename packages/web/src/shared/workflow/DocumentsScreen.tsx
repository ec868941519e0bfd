import { resources, type Endpoint, type Page, type Reply, type Topic } from '@turoos/contract';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import type { ListState } from '@/lib/list/use-list-state';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { AddButton } from '@/ui/AddButton';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/ExportButton';
import { FilterBar } from '@/ui/FilterBar';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { ShownOfAll } from '@/ui/ShownOfAll';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { useLazyDialog, type SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { DocumentKind, WorkflowDocument } from './document-kind';
import { DocumentCards } from './DocumentCards';

type Load<Subject> = () => Promise<ComponentType<SubjectDialogProps<Subject>>>;

export type DocumentActions<Document> = {
  onOpen: (document: Document) => void;
  onEdit: (document: Document) => void;
};

type DocumentsScreenProps<Document extends WorkflowDocument, Figures, Filter extends string> = {
  kind: DocumentKind<Document, string>;
  topic: Topic;
  api: {
    list: Omit<Endpoint, 'reply'> & {
      query: z.ZodObject;
      reply: Reply<Page<Document>> & { offersFile: true };
    };
    statistics: Omit<Endpoint, 'reply'> & { reply: Reply<Figures> };
  };
  title: string;
  description: string;
  addLabel: string;
  /** The exported file's name, and its contents as an Arabic noun with the article. */
  exported: { fileName: string; things: string };
  figures: readonly FigureSpec<Figures>[];
  searchLabel: string;
  /** Names of the filters in the URL. */
  filters: readonly Filter[];
  renderFilters: (list: ListState<Filter>) => ReactNode;
  /** Shows how many of all documents match the filters. */
  counted?: { all: (figures: Figures) => number; noun: string };
  failedTitle?: string;
  empty: { icon: LucideIcon; title: string; message: string };
  /** Creates a document, or edits the one it is opened with. */
  loadForm: Load<Document | null>;
  loadDetails: Load<Document>;
  renderCard: (document: Document, actions: DocumentActions<Document>) => ReactNode;
};

/**
 * The list screen of one kind of document: figures, filters, cards, and the dialogs that show and edit one.
 */
export function DocumentsScreen<Document extends WorkflowDocument, Figures, Filter extends string>({
  kind,
  topic,
  api,
  title,
  description,
  addLabel,
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
  renderCard,
}: DocumentsScreenProps<Document, Figures, Filter>) {
  const list = useList(topic, api.list, { filters });
  const summary = useData(topic, api.statistics, {});
  const form = useLazyDialog<Document | null>(loadForm);
  const details = useLazyDialog<Document>(loadDetails);
  const create = `${kind.resource}:create` as const;
  const add = () => form.show(null);
  useCreateFromUrl(create, add);

  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={<AddButton right={create} label={addLabel} onAdd={add} />}
        more={
          <>
            <ExportButton list={api.list} query={list.query} {...exported} />
            <RefreshButton of={[list.result, summary]} />
          </>
        }
        figures={<Figures query={summary} cards={figures} list={list} />}
      />
      <FilterBar list={list} searchLabel={searchLabel}>
        {renderFilters(list)}
      </FilterBar>
      {counted && (
        <ShownOfAll
          shown={list.result.data?.total}
          all={summary.data && counted.all(summary.data)}
          noun={counted.noun}
        />
      )}
      <DocumentCards
        label={resources[kind.resource].many}
        failedTitle={failedTitle}
        list={list}
        renderCard={(document) => renderCard(document, { onOpen: details.show, onEdit: form.show })}
        empty={<EmptyState {...empty} action={<AddButton right={create} label={addLabel} onAdd={add} />} />}
      />
      {form.dialog}
      {details.dialog}
    </>
  );
}
