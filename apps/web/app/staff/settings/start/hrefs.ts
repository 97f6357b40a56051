import type { LaunchStepName } from '@porchlight/contract'
import { href } from 'react-router'

/** The page that completes a step; undefined for server settings. */
export const stepHref = (name: LaunchStepName): string | undefined => {
  switch (name) {
    case 'company':
    case 'books':
    case 'regions':
      return href('/staff/settings/company')
    case 'brand':
    case 'contact':
      return href('/staff/settings/brands')
    case 'mail':
      return href('/staff/settings/mail')
    case 'payments':
      return href('/staff/settings/payments')
    case 'bank':
      return href('/staff/settings/bank')
    case 'destination':
      return href('/staff/homes')
    case 'agreements':
      return href('/staff/agreements')
    case 'taxes':
      return href('/staff/settings/taxes')
    default:
      return undefined
  }
}
