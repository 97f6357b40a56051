import { z } from 'zod'

/** What operator and owner agree about money (R45, R50). */
export const contractTerms = z.object({
  commissionBasisPoints: z.int().min(0).max(10_000),
  commissionBase: z.enum(['accommodation', 'accommodation_and_fees']),
  /** When a guest’s money becomes the owner’s (R45). */
  recognition: z.enum(['check_in', 'each_night', 'check_out']),
  cleaningTo: z.enum(['operator', 'owner']),
})
export type AgreedTerms = z.output<typeof contractTerms>
