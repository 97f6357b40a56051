import type { Party } from '@porchlight/contract'

export const guestKinds = ['adults', 'children', 'infants'] as const
export type GuestKind = (typeof guestKinds)[number]

/** How many of a party count; children and infants may or may not. */
export const countOf = (party: Party, kinds: readonly GuestKind[]): number =>
  kinds.reduce((sum, kind) => sum + party[kind], 0)
