import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  paletteApi,
  thingKinds,
  thingsText,
  type FoundCustomer,
  type FoundThings,
  type Thing,
} from '@turoos/contract';
import { useState } from 'react';
import { call } from '@/lib/http/api';
import { hasFailed } from '@/lib/http/query-state';
import { useDebounced } from '@/lib/state/debounce';
import { findActions } from './find-actions';
import { findInHandbook } from './find-in-handbook';
import { findScreens } from './find-screens';
import { byRank, type Group, type Hit, type Question } from './hit';
import { recentThings } from './recent-things';
import { customerHit, groupsOf } from './record-hits';

/** Milliseconds without a key after which the server is asked: short, since the first hits are waited for. */
const rest = 60;
const shownRecent = 6;

/** Finds hits as the user types: actions and screens at once, records from the server. */
export function useHits(question: Question | undefined) {
  const [text, setText] = useState('');
  const [rested, setRested] = useState('');
  const restLater = useDebounced((typed: string) => setRested(typed.trim()), rest);
  const [remembered] = useState(() =>
    recentThings().filter(({ kind }) => thingKinds.some((known) => known === kind)),
  );
  const isEmpty = text.trim() === '';

  const found = useQuery({
    queryKey: ['palette', 'find', rested],
    queryFn: ({ signal }) => call(paletteApi.find, { query: { q: rested } }, { signal }),
    enabled: !question && rested !== '',
    placeholderData: keepPreviousData,
  });
  const debtors = useQuery({
    queryKey: ['palette', 'debtors', rested],
    queryFn: ({ signal }) => call(paletteApi.debtors, { query: { q: rested } }, { signal }),
    enabled: question === 'debtor',
    placeholderData: keepPreviousData,
  });
  const recent = useQuery({
    queryKey: ['palette', 'recent', remembered],
    queryFn: ({ signal }) =>
      call(paletteApi.recall, { query: { things: thingsText(remembered) } }, { signal }),
    enabled: !question && remembered.length > 0,
  });
  const asked = question ? debtors : isEmpty ? recent : found;
  const groups = question
    ? debtorGroups(debtors.data, text)
    : isEmpty
      ? emptyGroups(recent.data, remembered)
      : byRank([
          { title: 'الإجراءات', hits: findActions(text) },
          { title: 'الشاشات', hits: findScreens(text) },
          ...(found.data ? groupsOf(found.data, text) : []),
        ]);
  const searching = (!isEmpty && text.trim() !== rested) || asked.isFetching;
  // what the shop does not have may be a question, which the handbook answers
  const handbook = useQuery({
    queryKey: ['palette', 'handbook', rested],
    queryFn: () => findInHandbook(rested),
    enabled: !question && !isEmpty && !searching && groups.length === 0,
  });
  const answers = handbook.isEnabled ? (handbook.data ?? []) : [];

  return {
    text,
    type: (typed: string) => {
      setText(typed);
      restLater.call(typed);
    },
    /** Asks without waiting for further keys. */
    hurry: restLater.flush,
    groups: answers.length > 0 ? [{ title: 'دليل الاستخدام', hits: answers }] : groups,
    searching: searching || (handbook.isEnabled && handbook.isFetching),
    failed: hasFailed(asked),
  };
}

const debtorGroups = (debtors: readonly FoundCustomer[] | undefined, text: string): Group[] =>
  byRank([{ title: 'العملاء المدينون', hits: (debtors ?? []).map((one) => customerHit(one, text)) }]);

/** Before anything is typed: what the user looked at last, and the actions. */
function emptyGroups(recent: FoundThings | undefined, remembered: readonly Thing[]): Group[] {
  const hits = recent ? groupsOf(recent, '').flatMap((group) => group.hits) : [];
  const inOrder = remembered.flatMap(({ id }): Hit[] => hits.filter((hit) => hit.id === id));
  return [
    { title: 'شاهدتها مؤخراً', hits: inOrder.slice(0, shownRecent) },
    { title: 'الإجراءات', hits: findActions('') },
  ].filter((group) => group.hits.length > 0);
}
