import { area } from '../words.ts'

/** API keys of everyone, for administrators. */
export const staffKeysWords = area({
  title: 'API keys',
  lead: 'Programs act as the person who made the key. People make keys in their own account.',
  make: 'Create a key in your account',
  name: 'Key',
  holder: 'Holder',
  made: 'Created',
  used: 'Last used',
  expires: 'Expires',
  never: 'Never',
  staff: 'Staff',
  none: 'No API keys',
  noneText: 'Keys that people make appear here.',
  acts: 'Actions',
  revoke: 'Revoke key',
  revokeTitle: 'Revoke “{name}”?',
  revokeText: 'Programs that use this key stop working right away. The reason is recorded in {holder}’s security log.',
  revoked: 'Key revoked',
})
