import { balanceOf } from '#modules/ledger'
import type { TestApp } from '#testing/harness'
import type { Intent } from '../intent.ts'
import { recordIntent } from '../record-intent.ts'
import { type Outcome, recordOutcome } from '../record-outcome.ts'
import { beginSchedule } from '../schedule.ts'
import { submitIntent } from '../submit-intent.ts'

let made = 1
/** A number not used in this file yet. */
export const fresh = () => made++

/** A guest's request to pay the first installment by card. */
export const chargeRequestOf = (bookingId: number, token: string, amount = 426_632, key = `pay-${fresh()}`) => ({
  bookingId,
  homeId: 1,
  accountId: 77,
  amount: { amount, currency: 'USD' },
  installments: [1],
  token,
  key,
})

/** A booking with a payment schedule, paid by card step by step or all at once. */
export const cardPaymentsOf = (t: TestApp) => {
  const book = async (parts: number[] = [426_632, 426_631], dueOn = '2027-06-02', currency = 'USD') => {
    const bookingId = fresh()
    await t.write((ctx) =>
      beginSchedule(ctx, {
        bookingId,
        homeId: 1,
        accountId: 77,
        timeZone: 'America/New_York',
        currency,
        installments: parts.map((amount, index) => ({
          dueOn: index === 0 ? '2027-01-15' : dueOn,
          amount,
          atBooking: index === 0,
        })),
      }),
    )
    return bookingId
  }

  const want = (bookingId: number, token: string, amount?: number, key?: string): Promise<Intent> =>
    t.write((ctx) => recordIntent(ctx, chargeRequestOf(bookingId, token, amount, key)))
  const tell = (intent: Intent, outcome: Outcome) => t.write((ctx) => recordOutcome(ctx, intent, outcome))

  const pay = async (bookingId: number, token: string, amount?: number): Promise<Intent> => {
    const intent = await want(bookingId, token, amount)
    return await tell(intent, await submitIntent(t.app, intent))
  }

  const deposit = (bookingId: number) =>
    t.read((ctx) => balanceOf(ctx, 'liability:guest-deposit', { bookingId, currency: 'USD' }))

  return { book, want, tell, pay, deposit }
}
