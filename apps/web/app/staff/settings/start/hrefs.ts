import type { LaunchStepName } from '@porchlight/contract'
import { href } from 'react-router'

/** The page that completes a step. */
export const stepHref = (name: LaunchStepName): string => {
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
      return href('/staff/homes/new')
    case 'levels':
      return href('/staff/settings/service-levels')
    case 'policies':
      return href('/staff/settings/cancellation')
    case 'agreements':
      return href('/staff/agreements')
    case 'taxes':
      return href('/staff/settings/taxes')
    case 'fees':
      return href('/staff/settings/fees')
    case 'messages':
      return href('/staff/settings/messages')
    case 'team':
      return `${href('/staff/people/new')}?role=staff`
  }
}
