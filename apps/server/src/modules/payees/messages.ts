import { type Param, type Said, said, saidWith } from '@porchlight/wording'
import type { PayloadOf } from '#kernel/events'
import type { PayeeEvent, PayeeEvents } from './events.ts'

/** Emails about changes to payout accounts and tax forms, one per event. */
export type PayeeMessage = { subject: Said; paragraphs: readonly Said[] }

type Worded<Name extends string> = Name extends `payee.${infer What}` ? What : never

const message = (
  what: Worded<PayeeEvent>,
  values: Readonly<Record<string, Param>>,
  next: readonly Said[],
): PayeeMessage => ({
  subject: said(`payee.${what}.subject`),
  paragraphs: [saidWith(`payee.${what}.text`, values), ...next],
})

export const payeeMessages: {
  readonly [Name in PayeeEvent]: (payload: PayloadOf<PayeeEvents[Name]>, firstName: string) => PayeeMessage
} = {
  'payee.account_added': ({ ending, inForceAt }, firstName) =>
    message('account_added', { firstName, ending, from: { instant: inForceAt, zone: 'UTC' } }, [
      said('payee.account_added.until'),
      said('payee.account_added.if_not'),
    ]),
  'payee.account_removed': ({ ending }, firstName) =>
    message('account_removed', { firstName, ending }, [said('payee.if_not')]),
  'payee.account_stopped': ({ ending }, firstName) =>
    message('account_stopped', { firstName, ending }, [said('payee.account_stopped.next')]),
  'payee.tax_form_signed': ({ form }, firstName) =>
    message('tax_form_signed', { firstName, form }, [said('payee.if_not')]),
}
