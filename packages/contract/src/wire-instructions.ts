import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idText } from './values/ids.ts'

const wire = z.object({
  /** Whose account it is: the company. */
  holder: z.string(),
  bank: z.string(),
  routing: z.string(),
  account: z.string(),
  /** What the guest writes on the wire, so that it finds the booking. */
  reference: z.string(),
})
export type WireInstructions = z.output<typeof wire>

export const wireInstructions = endpoint({
  method: 'GET',
  path: 'bookings/{id}/wire-instructions',
  summary: 'Get the bank account a guest wires to, where their offer is paid by wire, check, or in cash',
  audience: 'session',
  // Not for programs with a key, nor for staff who look through the guest’s eyes.
  inPerson: true,
  params: z.object({ id: idText }),
  results: z.object({
    /** Null where the booking is paid by card or bank debit alone, or the company has entered no account. */
    wire: wire.nullable(),
  }),
  errors: {},
})
