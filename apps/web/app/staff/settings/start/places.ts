import type { LaunchStepName } from '@porchlight/contract'
import { href } from 'react-router'

/** Where a step is settled; undefined: in the settings of the server. */
export const placeOf = (name: LaunchStepName): string | undefined => {
  switch (name) {
    case 'company':
    case 'books':
    case 'regions':
      return href('/staff/settings/company')
    case 'brand':
    case 'contact':
      return href('/staff/settings/brands')
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
