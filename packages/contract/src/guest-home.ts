import { z } from 'zod'
import { booking } from './bookings.ts'
import { changeRequest } from './change-requests.ts'
import { deposit } from './deposits.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { paymentRequest } from './payment-requests.ts'
import { stayToPrepare } from './stays.ts'
import { id, instant } from './values/ids.ts'
import { money } from './values/shapes.ts'

const aboutStay = { bookingId: id, home: z.string(), timeZone: z.string() }

export const guestHome = endpoint({
  method: 'GET',
  path: 'travelers/home',
  summary: 'Get the guest’s next stay with its to-dos, claims to answer, and stays to review',
  audience: 'session',
  results: z.object({
    next: z
      .object({
        booking,
        stay: stayToPrepare,
        requests: z.array(paymentRequest),
        changes: z.array(changeRequest),
        deposit: deposit.nullable(),
      })
      .nullable(),
    /** Claims about their stays that wait for their answer, most urgent first (R74). */
    claims: z.array(z.object({ ...aboutStay, id, claimed: money, answerBy: instant })),
    /** Stays they haven't reviewed yet, earliest deadline first (R75). */
    reviews: z.array(z.object({ ...aboutStay, closesAt: instant })),
  }),
  errors: {},
})
export type GuestHome = ResultsOf<typeof guestHome>
