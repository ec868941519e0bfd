export { assertCodeGood, lockCampaignOfSale, lockCode, type CampaignOnSale } from './campaign-codes';
export { createCampaign } from './create-campaign';
export { endCampaigns, endDueCampaigns } from './end-campaigns';
export { pauseCampaign } from './pause-campaign';
export { sendCampaign } from './send-campaign';
export { mailFoot } from './mail-foot';
export { leaveAddress, openedAddress } from './signed-links';
export { updateCampaign } from './update-campaign';
