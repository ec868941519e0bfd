export { assertCodeGood, lockCampaignOfSale, lockCode, type CampaignOnSale } from './campaign-codes';
export { createCampaign } from './create-campaign';
export { endCampaigns, endDueCampaigns } from './end-campaigns';
export { pauseCampaign } from './pause-campaign';
export { sendCampaign } from './send-campaign';
export { openedAddress } from './signed-links';
export { updateCampaign } from './update-campaign';
