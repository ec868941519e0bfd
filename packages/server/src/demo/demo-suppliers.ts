import { adenDay, type NewSupplier } from '@turoos/contract';
import { sql } from 'kysely';
import { adjustSupplier, createSupplier } from '../modules/suppliers';
import { demoActor, pastHour } from './demo-documents';
import type { DemoPart } from './demo-part';

interface DemoSupplier extends NewSupplier {
  /** The debt in cents when the shop started to use Turoos. */
  owed?: number;
}

/** The number of days since the shop started to use Turoos. */
const opening = 400;

const suppliers: readonly DemoSupplier[] = [
  {
    name: 'مؤسسة البركة لقطع غيار تويوتا',
    contactPerson: 'ناصر البركاني',
    phone: '777 214 530',
    email: 'sales@albaraka.example',
    city: 'صنعاء',
    address: 'شارع الستين الغربي',
    taxNumber: '301-447-882',
    creditLimit: 2_500_000,
    paymentTerms: 45,
    notes: 'يوزع إلى تعز كل يوم سبت',
    owed: 482_500,
  },
  {
    name: 'شركة النجم للإطارات والبطاريات',
    contactPerson: 'عبدالسلام الحكيمي',
    phone: '733 908 112',
    city: 'عدن',
    address: 'المنصورة، شارع التسعين',
    creditLimit: 1_000_000,
    owed: 126_000,
  },
  {
    name: 'معرض الحوبان لقطع الغيار المستعملة',
    contactPerson: 'فؤاد الشرعبي',
    phone: '771 650 349',
    city: 'تعز',
    address: 'الحوبان، جوار محطة القصر',
    paymentTerms: 15,
    notes: 'يبيع سيارات كاملة للتفكيك',
  },
  {
    name: 'الأمل للزيوت والفلاتر',
    contactPerson: 'محمد علي العبسي',
    phone: '770 118 264',
    city: 'تعز',
    address: 'شارع جمال',
    creditLimit: 600_000,
    owed: 39_750,
  },
  {
    name: 'مؤسسة حضرموت للتجارة والتوكيلات',
    contactPerson: 'سالم باوزير',
    phone: '736 442 907',
    city: 'المكلا',
    address: 'الديس، شارع الستين',
    taxNumber: '512-009-316',
    paymentTerms: 60,
  },
  {
    name: 'الحديدة لاستيراد قطع الشاحنات',
    contactPerson: 'يحيى الأهدل',
    phone: '777 530 078',
    city: 'الحديدة',
    address: 'شارع صنعاء',
    notes: 'قطع مان ومرسيدس للنقل الثقيل',
  },
  {
    name: 'إب لقطع الغيار الكورية',
    contactPerson: 'وليد البعداني',
    phone: '775 301 946',
    city: 'إب',
    address: 'شارع العدين',
    creditLimit: 300_000,
    owed: 58_200,
  },
  {
    name: 'الخليج لقطع غيار السيارات ذ.م.م',
    contactPerson: 'راشد المنصوري',
    phone: '+971 4 266 1180',
    email: 'orders@gulfparts.example',
    city: 'دبي',
    address: 'ديرة، سوق نايف',
    taxNumber: '100-287-4410003',
    creditLimit: 8_000_000,
    paymentTerms: 60,
    owed: 1_264_000,
  },
  {
    name: 'الشارقة لقطع الغيار المستعملة',
    contactPerson: 'عمران خان',
    phone: '+971 6 534 7702',
    city: 'الشارقة',
    address: 'الصناعية العاشرة',
    paymentTerms: 0,
    notes: 'الدفع قبل الشحن',
  },
  {
    name: 'مصنع الرياض للفلاتر',
    contactPerson: 'بندر العتيبي',
    phone: '+966 11 448 2093',
    email: 'export@riyadhfilters.example',
    city: 'الرياض',
    creditLimit: 1_500_000,
  },
  {
    name: 'Guangzhou Hongda Auto Parts',
    contactPerson: 'Lily Chen',
    phone: '+86 20 8634 5512',
    email: 'lily@hongda.example',
    city: 'غوانزو',
    address: 'Yongfu Road, Yuexiu',
    creditLimit: 5_000_000,
    paymentTerms: 90,
    notes: 'شحن بحري إلى عدن، نحو 35 يوماً',
    owed: 745_300,
  },
  {
    name: 'Ningbo Starway Bearings',
    contactPerson: 'Kevin Zhou',
    phone: '+86 574 8770 1926',
    city: 'نينغبو',
    isActive: false,
    notes: 'توقف التعامل معه لتأخر الشحن',
  },
];

/** Suppliers of occasional purchases: name, contact, phone, city. */
const occasional: readonly [string, string, string, string][] = [
  ['محلات السعيد لقطع غيار هيونداي', 'سعيد القدسي', '771 305 442', 'تعز'],
  ['مركز الأصالة لزيوت السيارات', 'منير العريقي', '734 118 209', 'تعز'],
  ['مؤسسة الوادي للبطاريات', 'خالد باوزير', '770 562 318', 'المكلا'],
  ['معرض شميلة لقطع نيسان', 'عبدالله الريمي', '775 640 127', 'صنعاء'],
  ['قطع غيار الحصبة', 'يحيى الخولاني', '711 209 834', 'صنعاء'],
  ['مركز حدة للمكيفات والرديترات', 'أنور السنباني', '772 487 650', 'صنعاء'],
  ['مؤسسة الساحل للإطارات', 'عمر الزبيدي', '737 905 511', 'الحديدة'],
  ['تشليح الراهدة', 'قاسم الصبيحي', '779 033 286', 'لحج'],
  ['محلات الشيخ عثمان لقطع كيا', 'وليد العبدلي', '735 771 940', 'عدن'],
  ['ورشة كريتر لتجديد المحركات', 'نبيل الأهدل', '736 214 078', 'عدن'],
  ['مؤسسة إب للفرامل والكلتشات', 'مطيع الحبيشي', '774 860 335', 'إب'],
  ['محلات القاعدة للكهرباء والدينمو', 'توفيق البعداني', '713 549 627', 'إب'],
  ['مركز ذمار لقطع الشاحنات', 'صالح المقدشي', '776 128 453', 'ذمار'],
  ['مؤسسة مأرب لقطع الدفع الرباعي', 'مبخوت عبيدة', '778 392 016', 'مأرب'],
  ['محلات سيئون لقطع ميتسوبيشي', 'سالم الكثيري', '777 955 704', 'سيئون'],
  ['شركة جدة للمساعدات', 'فهد الغامدي', '+966 12 637 4408', 'جدة'],
  ['مسقط لقطع غيار لكزس', 'حمد البلوشي', '+968 2459 7731', 'مسقط'],
  ['Bangkok Siam Shock Absorbers', 'Somchai P.', '+66 2 715 8840', 'بانكوك'],
];

const all: readonly DemoSupplier[] = [
  ...suppliers,
  ...occasional.map(([name, contactPerson, phone, city]) => ({ name, contactPerson, phone, city })),
];

/** Suppliers, some with opening debts; purchases and payments come later. */
export const demoSuppliers: DemoPart = {
  title: 'thirty suppliers',
  async fill(tx) {
    const user = await demoActor(tx, 'admin');
    const since = pastHour(opening);
    for (const { owed, ...supplier } of all) {
      const { _id } = await createSupplier(tx, user, supplier);
      await tx
        .updateTable('suppliers')
        .set({ createdAt: since, updatedAt: since })
        .where('id', '=', _id)
        .execute();
      if (owed)
        await adjustSupplier(tx, user, _id, { change: -owed, date: adenDay(since), note: 'رصيد افتتاحي' });
    }
    await sql`alter table supplier_transactions disable trigger supplier_transactions_append_only`.execute(
      tx,
    );
    await sql`update supplier_transactions set at = ${since}`.execute(tx);
    await sql`alter table supplier_transactions enable trigger supplier_transactions_append_only`.execute(tx);
  },
};
