/** What the demo world uses of the newsletter. */
export { draftCampaign, saveDraft } from './campaigns/commands.ts'
export { subscriptionsOf } from './queries.ts'
export { confirm as confirmSubscription, subscribe } from './subscribe.ts'
