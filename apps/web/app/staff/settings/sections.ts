import { hasAnyPermission, hasRole, type Permission, type User } from '@porchlight/contract'
import type { IconName } from '@porchlight/ui'
import { href } from 'react-router'

export type SettingsSection = {
  name:
    | 'start'
    | 'company'
    | 'brands'
    | 'hosts'
    | 'mail'
    | 'incoming'
    | 'assistant'
    | 'payments'
    | 'bank'
    | 'messages'
    | 'analytics'
    | 'fees'
    | 'deposits'
    | 'defaults'
    | 'groups'
    | 'taxes'
    | 'cancellation'
    | 'levels'
    | 'team'
    | 'limits'
    | 'keys'
    | 'audit'
    | 'agreements'
    | 'templates'
  path: string
  icon: IconName
  /** The required permission, or administrators only. */
  opens: Permission | 'admin'
}

export type SettingsGroup = {
  name: 'company' | 'communication' | 'homes' | 'payments' | 'team'
  sections: readonly SettingsSection[]
}

/** Sections by what they are about, in the order in which a company sets them up. */
const all = (): readonly SettingsGroup[] => [
  {
    name: 'company',
    sections: [
      { name: 'start', path: href('/staff/settings/start'), icon: 'check', opens: 'admin' },
      { name: 'company', path: href('/staff/settings/company'), icon: 'home', opens: 'admin' },
      { name: 'brands', path: href('/staff/settings/brands'), icon: 'grid', opens: 'admin' },
      { name: 'hosts', path: href('/staff/settings/hosts'), icon: 'users', opens: 'homes' },
      { name: 'analytics', path: href('/staff/settings/analytics'), icon: 'eye', opens: 'admin' },
    ],
  },
  {
    name: 'communication',
    sections: [
      { name: 'mail', path: href('/staff/settings/mail'), icon: 'mail', opens: 'admin' },
      { name: 'incoming', path: href('/staff/settings/incoming'), icon: 'message', opens: 'admin' },
      { name: 'messages', path: href('/staff/settings/messages'), icon: 'message', opens: 'people' },
      { name: 'assistant', path: href('/staff/settings/ai-drafts'), icon: 'edit', opens: 'admin' },
    ],
  },
  {
    name: 'homes',
    sections: [
      { name: 'defaults', path: href('/staff/settings/home-defaults'), icon: 'home', opens: 'homes' },
      { name: 'groups', path: href('/staff/settings/groups'), icon: 'home', opens: 'money' },
      { name: 'levels', path: href('/staff/settings/service-levels'), icon: 'star', opens: 'money' },
      { name: 'fees', path: href('/staff/settings/fees'), icon: 'tag', opens: 'money' },
      { name: 'deposits', path: href('/staff/settings/deposits'), icon: 'shield', opens: 'money' },
      { name: 'taxes', path: href('/staff/settings/taxes'), icon: 'receipt', opens: 'money' },
      { name: 'cancellation', path: href('/staff/settings/cancellation'), icon: 'calendar', opens: 'money' },
    ],
  },
  {
    name: 'payments',
    sections: [
      { name: 'payments', path: href('/staff/settings/payments'), icon: 'card', opens: 'admin' },
      { name: 'bank', path: href('/staff/settings/bank'), icon: 'receipt', opens: 'admin' },
      { name: 'agreements', path: href('/staff/agreements'), icon: 'document', opens: 'content' },
      { name: 'templates', path: href('/staff/documents'), icon: 'edit', opens: 'homes' },
    ],
  },
  {
    name: 'team',
    sections: [
      { name: 'team', path: `${href('/staff/people')}?type=staff`, icon: 'users', opens: 'admin' },
      { name: 'limits', path: href('/staff/approvals/settings'), icon: 'shield', opens: 'admin' },
      { name: 'keys', path: href('/staff/settings/api-keys'), icon: 'key', opens: 'admin' },
      { name: 'audit', path: href('/staff/settings/audit'), icon: 'clock', opens: 'admin' },
    ],
  },
]

/** The sections a staff member can open, by group; groups without any are left out. */
export const settingsGroups = (user: User | null): readonly SettingsGroup[] =>
  all().flatMap(({ name, sections }) => {
    const open = sections.filter(
      ({ opens }) => hasRole(user, 'admin') || (opens !== 'admin' && hasAnyPermission(user, [opens])),
    )
    return open.length > 0 ? [{ name, sections: open }] : []
  })
