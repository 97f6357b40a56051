import type { WaitingKind } from '@porchlight/contract'
import type { IconName } from '@porchlight/ui'

export const waitingIcons: Record<WaitingKind, IconName> = {
  message: 'message',
  agreement: 'alert',
  fees: 'alert',
  tax: 'alert',
  request: 'calendar',
  payment: 'receipt',
  deposit: 'lock',
  identity: 'user',
  claim: 'flag',
  approval: 'check',
  question: 'message',
  issue: 'alert',
  order: 'lantern',
  job: 'wrench',
  feed: 'calendar',
  vetting: 'home',
  insurance: 'shield',
  dispute: 'receipt',
  credit: 'user',
  permit: 'document',
  home_document: 'document',
  todo: 'check',
}
