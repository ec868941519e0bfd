import {
  adenDay,
  audiences,
  campaignStatus,
  campaignTypes,
  channels,
  discountTypes,
  type Campaign,
  type CampaignsQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachCampaign } from './campaigns.queries';

const columns: CsvColumn<Campaign>[] = [
  { header: 'الاسم', value: (one) => one.name },
  { header: 'الوصف', value: (one) => one.description },
  { header: 'النوع', value: (one) => campaignTypes[one.type] },
  { header: 'الحالة', value: (one) => campaignStatus[one.status].label },
  { header: 'الجمهور', value: (one) => audiences[one.targetAudience].label },
  { header: 'الوسائل', value: (one) => one.channels.map((channel) => channels[channel].label).join('، ') },
  { header: 'الرمز', value: (one) => one.code },
  { header: 'نوع الخصم', value: (one) => (one.type === 'discount' ? discountTypes[one.discountType] : '') },
  { header: 'قيمة الخصم', value: (one) => (one.type === 'discount' ? one.discountValue / 100 : '') },
  { header: 'أقل مبلغ شراء (دولار)', value: (one) => one.minPurchaseAmount / 100 },
  { header: 'من تاريخ', value: (one) => one.validFrom },
  { header: 'إلى تاريخ', value: (one) => one.validTo },
  { header: 'حد الاستخدام', value: (one) => one.maxUses || 'بلا حد' },
  { header: 'مفعّلة', value: (one) => (one.isActive ? 'نعم' : 'لا') },
  { header: 'العملاء المستهدفون', value: (one) => one.targeted },
  { header: 'الرسائل المرسلة', value: (one) => one.sent },
  { header: 'مرات الاستخدام', value: (one) => one.uses },
  { header: 'معدل الاستجابة %', value: (one) => one.responseRate },
  { header: 'الإيراد (دولار)', value: (one) => one.revenue / 100 },
  { header: 'التكلفة (دولار)', value: (one) => one.cost / 100 },
  { header: 'العائد على الاستثمار %', value: (one) => one.roi },
  { header: 'تاريخ الإرسال', value: (one) => one.sentAt && adenDay(one.sentAt) },
  { header: 'تاريخ الإنشاء', value: (one) => adenDay(one.createdAt) },
];

export const exportCampaigns = (db: Db, query: CampaignsQuery): Streamed =>
  csvFile('campaigns', columns, eachCampaign(db, query));
