import type { Permission } from '@porchlight/contract'
import { href } from 'react-router'

/** Pages that create something, found by what they create. */
export type NewPage = {
  name: 'booking' | 'home' | 'person' | 'colleague' | 'job' | 'fee' | 'tax' | 'policy' | 'template' | 'promo'
  path: string
  /** The required permission, or administrators only. */
  opens: Permission | 'admin'
}

export const newPages = (): readonly NewPage[] => [
  { name: 'booking', path: href('/staff/bookings/new'), opens: 'bookings' },
  { name: 'home', path: href('/staff/homes/new'), opens: 'homes' },
  { name: 'person', path: href('/staff/people/new'), opens: 'people' },
  { name: 'colleague', path: `${href('/staff/people/new')}?role=staff`, opens: 'admin' },
  { name: 'job', path: `${href('/staff/jobs')}#plan`, opens: 'homes' },
  { name: 'fee', path: href('/staff/settings/fees/new'), opens: 'money' },
  { name: 'tax', path: href('/staff/settings/taxes/new'), opens: 'money' },
  { name: 'policy', path: href('/staff/settings/cancellation'), opens: 'money' },
  { name: 'template', path: href('/staff/settings/messages'), opens: 'people' },
  { name: 'promo', path: href('/staff/promos/new'), opens: 'money' },
]
