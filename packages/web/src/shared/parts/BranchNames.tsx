import { useQuery } from '@tanstack/react-query';
import { elsewhereApi, mostSoughtElsewhere, type Answer } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import { legible } from '@/ui/Code';

type Found = Answer<typeof elsewhereApi.list>;

/** The parts that are asked about in this moment, and the answer about all of them to come. */
let batch: { parts: string[]; answer: Promise<Found> } | undefined;

/** Asks once about all parts that a screen shows. */
function branchesWith(part: string): Promise<Found[number]['branches']> {
  if (!batch || batch.parts.length === mostSoughtElsewhere) {
    const parts: string[] = [];
    const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      if (batch?.parts === parts) batch = undefined;
      return call(elsewhereApi.list, { query: { parts: parts.join() } });
    });
    batch = { parts, answer };
  }
  batch.parts.push(part);
  return batch.answer.then((found) => found.find(({ product }) => product === part)?.branches ?? []);
}

/** Returns the other branches that have a part; none until it is known. */
export const useBranchesWith = (part: string): Found[number]['branches'] =>
  useQuery({ queryKey: key('inventory', 'elsewhere', part), queryFn: () => branchesWith(part) }).data ?? [];

/** Says which other branches have a part. */
export default function BranchNames({ part }: { part: string }) {
  const branches = useBranchesWith(part);
  return (
    branches.length > 0 && (
      <span className="font-normal text-muted sm:whitespace-normal">
        يوجد في {legible(branches.map(({ name }) => name).join('، '))}
      </span>
    )
  );
}
