import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idText } from './values/ids.ts'

const wire = z.object({
  /** The account holder: the company. */
  holder: z.string(),
  bank: z.string(),
  routing: z.string(),
  account: z.string(),
  /** The reference the guest states on the wire, so that it can be matched to the booking. */
  reference: z.string(),
})
export type WireInstructions = z.output<typeof wire>

export const wireInstructions = endpoint({
  method: 'GET',
  path: 'bookings/{id}/wire-instructions',
  summary: 'Get the bank account a guest wires to, where their offer is paid by wire, check, or in cash',
  audience: 'session',
  // Not for programs with an API key, nor for staff who impersonate the guest.
  inPerson: true,
  params: z.object({ id: idText }),
  results: z.object({
    /** Null if the booking can only be paid by card or bank debit, or the company has entered no account. */
    wire: wire.nullable(),
  }),
  errors: {},
})
