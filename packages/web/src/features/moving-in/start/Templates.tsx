import { broughtKindNames, broughtKinds, movingInApi } from '@turoos/contract';
import { useDownload } from '@/lib/http/use-download';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { kindIcons } from '../kind-icons';

/** Empty workbooks with the right headings, for shops whose old program is a notebook. */
export function Templates() {
  const download = useDownload(movingInApi.template, {
    done: 'تم تنزيل القالب',
    failed: 'فشل في تنزيل القالب',
  });
  return (
    <Section title="أو ابدأ من قالب" description="ملف Excel بالعناوين ومثالين: املأه ثم ضعه هنا.">
      <div className="flex flex-wrap gap-2">
        {broughtKindNames.map((kind) => (
          <Button
            key={kind}
            icon={kindIcons[kind]}
            busy={download.isPending && download.variables.given.params.kind === kind}
            onClick={() =>
              download.mutate({
                fileName: `قالب ${broughtKinds[kind].label}.xlsx`,
                given: { params: { kind } },
              })
            }
          >
            {broughtKinds[kind].label}
          </Button>
        ))}
      </div>
    </Section>
  );
}
