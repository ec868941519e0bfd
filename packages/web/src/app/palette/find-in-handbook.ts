import { BookOpen } from 'lucide-react';
import { queryClient } from '@/lib/http/query-client';
import type { Hit } from './hit';

const shown = 5;

/** Finds the passages of the handbook that answer a text. It is loaded when it is first asked. */
export async function findInHandbook(text: string): Promise<Hit[]> {
  const [{ handbookQuery }, { findPassages }] = await Promise.all([
    import('@/features/handbook/chapters'),
    import('@/features/handbook/find-passages'),
  ]);
  const { passages } = findPassages(await queryClient.fetchQuery(handbookQuery), text);
  return passages.slice(0, shown).map(({ chapter, heading, index, sentence }) => ({
    id: `handbook ${chapter.name} ${index}`,
    label: sentence,
    detail: [chapter.title, heading].filter(Boolean).join(' / '),
    icon: BookOpen,
    to: { reads: { chapter: chapter.name, block: index } },
    rank: 2,
  }));
}
