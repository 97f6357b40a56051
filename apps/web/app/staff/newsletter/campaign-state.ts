import type { CampaignState } from '@porchlight/contract'
import type { StatusState } from '@porchlight/ui'

export const campaignShapes: Record<CampaignState, StatusState> = {
  draft: 'half',
  scheduled: 'waiting',
  sending: 'waiting',
  sent: 'done',
  stopped: 'off',
}
