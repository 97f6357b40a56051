import type { Promo } from '@porchlight/contract'

export type PromoState = 'on' | 'paused' | 'ended' | 'ahead' | 'used'

/** Whether the code works for bookings on this day. */
export const stateOf = ({ paused, booked, mostUses, uses }: Promo & { uses: number }, today: string): PromoState => {
  if (paused) return 'paused'
  if (mostUses !== null && uses >= mostUses) return 'used'
  if (booked && today < booked.from) return 'ahead'
  return booked && today >= booked.to ? 'ended' : 'on'
}
