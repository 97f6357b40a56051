import type { ApplicationState } from '@porchlight/contract'
import type { StatusState } from '@porchlight/ui'

export const applicationShapes: Record<ApplicationState, StatusState> = {
  submitted: 'yours',
  agreement_sent: 'waiting',
  signed: 'yours',
  active: 'done',
  rejected: 'off',
  paused: 'off',
  lapsed: 'broken',
  terminated: 'off',
}
