import { channelNames, type Channel, type marketingApi } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Handlers } from '../../kernel/handlers';
import { jobNames } from '../../kernel/job-names';
import { readSettings } from '../../kernel/settings';
import { leaveMarketing } from '../customers';
import { approveCampaign } from './approve-campaign';
import { countAudience } from './audience.queries';
import { analyseCampaign } from './campaign-analytics.queries';
import { offerCode } from './campaign-codes';
import { listCampaignMessages } from './campaign-messages.queries';
import { countCampaigns } from './campaign-statistics.queries';
import { listCampaigns, readCampaign } from './campaigns.queries';
import { createCampaign } from './create-campaign';
import { deleteCampaign } from './delete-campaign';
import { duplicateCampaign } from './duplicate-campaign';
import { exportCampaigns } from './export-campaigns';
import { askPage, customerLeaving, leftPage, noSuchPage } from './leave-page';
import { pauseCampaign, resumeCampaign } from './pause-campaign';
import { retryCampaignMessage } from './retry-campaign-message';
import { sendCampaign } from './send-campaign';
import { leadTo, pixelFile, recordFollowed, recordOpened } from './tracking';
import { updateCampaign } from './update-campaign';

const named = (channels: string): Channel[] => {
  const names = channels.split(',').map((name) => name.trim());
  return channelNames.filter((channel) => names.includes(channel));
};

const shopName = async (db: Db) => (await readSettings(db, 'store')).name;

export const marketingRoutes: Handlers<typeof marketingApi> = {
  list: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportCampaigns(apart, query)) : listCampaigns(db, query),
  statistics: (_, { db }) => countCampaigns(db),
  audience: ({ query }, { db }) => countAudience(db, query.targetAudience, named(query.channels)),
  openChannels: (_, { config }) => ({
    sms: config.sms !== undefined,
    email: config.smtp !== undefined,
    whatsapp: true,
  }),
  code: ({ params, query }, { db }) => offerCode(db, params.code, query.subtotal),
  read: ({ params }, { db }) => readCampaign(db, params.id),
  analytics: ({ params }, { db }) => analyseCampaign(db, params.id),
  messages: ({ params, query }, { db }) => listCampaignMessages(db, params.id, query),
  create: ({ body }, { tx, user }) => tx((t) => createCampaign(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateCampaign(t, user, params.id, body)),
  remove: ({ params }, { tx, user }) => tx((t) => deleteCampaign(t, user, params.id)),
  duplicate: ({ params }, { tx, user }) => tx((t) => duplicateCampaign(t, user, params.id)),
  send: async ({ params }, { tx, user, config, links, jobs }) => {
    const reach = { secret: links, publicUrl: config.publicUrl };
    const campaign = await tx((t) => sendCampaign(t, user, params.id, reach));
    await jobs.enqueue(jobNames.sendOutbox);
    return campaign;
  },
  pause: ({ params }, { tx, user }) => tx((t) => pauseCampaign(t, user, params.id)),
  resume: async ({ params }, { tx, user, jobs }) => {
    const campaign = await tx((t) => resumeCampaign(t, user, params.id));
    await jobs.enqueue(jobNames.sendOutbox);
    return campaign;
  },
  approve: ({ params, body }, { tx, user }) => tx((t) => approveCampaign(t, user, params.id, body.notes)),
  retryMessage: async ({ params }, { tx, user, jobs }) => {
    await tx((t) => retryCampaignMessage(t, user, params));
    await jobs.enqueue(jobNames.sendOutbox);
  },
  opened: async ({ params }, { db, links, live }) => {
    if (await recordOpened(db, links, params.token)) live.announce(['marketing']);
    return pixelFile();
  },
  followed: async ({ params }, { db, links, live }) => {
    const { link, isFirst } = await recordFollowed(db, links, params.token);
    if (isFirst) live.announce(['marketing']);
    return leadTo(link);
  },
  askToLeave: async ({ params }, { db, links }) =>
    (await customerLeaving(db, links, params.token)) ? askPage(await shopName(db)) : noSuchPage(),
  leave: async ({ params }, { db, tx, links }) => {
    const customer = await customerLeaving(db, links, params.token);
    if (!customer) return noSuchPage();
    if (!customer.noMarketing) await tx((t) => leaveMarketing(t, customer.id));
    return leftPage(await shopName(db));
  },
};
