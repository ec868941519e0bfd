import { useState } from 'react';
import { formatNumber } from '@/lib/format/format';
import { Badge } from '@/ui/Badge';
import { Card, Section } from '@/ui/Card';
import { Chart } from '@/ui/Chart';
import { Code, Num, PartNumber, Phone } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Progress } from '@/ui/Progress';
import { Tabs } from '@/ui/Tabs';
import { Tree } from '@/ui/Tree';
import { categories } from './sample-shop';

const days = ['السبت', 'الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة'];
const week = [
  { name: 'المبيعات', values: [420_000, 610_500, 380_000, 740_250, 905_000, 1_120_000, 210_000] },
  { name: 'المشتريات', values: [300_000, 0, 520_000, 410_000, 150_000, 680_000, 0] },
];
const stock = {
  labels: ['متوفر', 'قارب على النفاد', 'نفد'],
  series: [{ name: 'القطع', values: [1480, 312, 96] }],
};

export function FiguresSection() {
  const [tab, setTab] = useState<'week' | 'month' | 'kinds'>('week');
  const [category, setCategory] = useState<string | null>('oil');

  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Section title="المبيعات والمشتريات" className="lg:col-span-2">
        <Tabs
          label="الفترة"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'week', label: 'هذا الأسبوع', count: 7 },
            { id: 'month', label: 'مقارنة يومية' },
            { id: 'kinds', label: 'بحسب الفئة' },
          ]}
        >
          <Chart
            kind={tab === 'week' ? 'line' : 'bar'}
            label="المبيعات والمشتريات خلال الأسبوع، بالريال"
            labelHeader="اليوم"
            labels={days}
            series={week}
            format={formatNumber}
          />
        </Tabs>
      </Section>
      <Section title="حالة المخزون">
        <Chart
          kind="doughnut"
          label="القطع حسب حالة المخزون"
          labelHeader="الحالة"
          {...stock}
          format={formatNumber}
        />
      </Section>
      <Section title="التصنيفات">
        <Tree
          label="تصنيفات القطع"
          nodes={categories}
          selected={category}
          onSelect={(node) => setCategory(node.id)}
          renderAside={(node) => <Badge>{(node.children?.length ?? 0) * 14 + 8}</Badge>}
          defaultOpen={['engine', 'filters']}
        />
      </Section>
      <Section title="المبالغ والأرقام">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
          <dt className="text-muted">المبلغ</dt>
          <dd>
            <Money usd={123450} at="today" />
          </dd>
          <dt className="text-muted">رصيد مدين</dt>
          <dd>
            <Money usd={-48025} at={530} stacked />
          </dd>
          <dt className="text-muted">بلا سعر صرف</dt>
          <dd>
            <Money usd={99900} at={null} />
          </dd>
          <dt className="text-muted">رقم القطعة</dt>
          <dd>
            <PartNumber>90915-YZZD2</PartNumber> فلتر زيت تويوتا كورولا 2015
          </dd>
          <dt className="text-muted">الهاتف</dt>
          <dd>
            <Phone>+967 771 234 567</Phone>
          </dd>
          <dt className="text-muted">رقم الشاصي</dt>
          <dd>
            <Code>JTDBR32E720123456</Code>
          </dd>
          <dt className="text-muted">الكمية</dt>
          <dd>
            <Num value={1234567} />
          </dd>
        </dl>
      </Section>
      <Card className="flex flex-col justify-center gap-6">
        <Progress label="استيراد القطع" percent={64} hint="1,280 من 2,000 سطر" />
        <Progress label="إعداد النسخة الاحتياطية" hint="يمكنك متابعة عملك، سنخبرك عند الانتهاء" />
      </Card>
    </div>
  );
}
