import { foreignFormNames, incomeOfForm } from '@porchlight/contract'
import { type Param, type Said, said, saidWith } from '@porchlight/wording'
import type { PayloadOf } from '#kernel/events'
import type { PayeeEvent, PayeeEvents } from './events.ts'

/** Emails about changes to payout accounts and tax forms, one per event. */
export type PayeeMessage = {
  subject: Said
  paragraphs: readonly Said[]
  /** Where they act, if not on their account page. */
  action?: { label: Said; path: string }
}

type Worded<Name extends string> = Name extends `payee.${infer What}` ? What : never

const message = (
  what: Worded<PayeeEvent>,
  values: Readonly<Record<string, Param>>,
  next: readonly Said[],
): PayeeMessage => ({
  subject: said(`payee.${what}.subject`),
  paragraphs: [saidWith(`payee.${what}.text`, values), ...next],
})

/** The name of the person, and the company's time zone, in which payouts are sent. */
type Recipient = { firstName: string; zone: string }

export const payeeMessages: {
  readonly [Name in PayeeEvent]: (payload: PayloadOf<PayeeEvents[Name]>, recipient: Recipient) => PayeeMessage
} = {
  'payee.account_added': ({ ending, inForceAt }, { firstName, zone }) =>
    message('account_added', { firstName, ending, from: { instant: inForceAt, zone } }, [
      said('payee.account_added.until'),
      said('payee.account_added.if_not'),
    ]),
  'payee.account_removed': ({ ending }, { firstName }) =>
    message('account_removed', { firstName, ending }, [said('payee.if_not')]),
  'payee.account_stopped': ({ ending }, { firstName }) =>
    message('account_stopped', { firstName, ending }, [said('payee.account_stopped.next')]),
  'payee.tax_form_signed': ({ form }, { firstName }) =>
    message('tax_form_signed', { firstName, form }, [said('payee.if_not')]),
  'payee.foreign_status_expires': ({ form, expiresOn, isExpired }, { firstName }) => {
    const words = { firstName, form: foreignFormNames[form], expiresOn: { day: expiresOn } }
    const portal = incomeOfForm(form) === 'rents' ? 'owners' : 'partners'
    return {
      ...(isExpired
        ? {
            subject: saidWith('payee.foreign_status_expired.subject', words),
            paragraphs: [saidWith('payee.foreign_status_expired.text', words)],
          }
        : {
            subject: saidWith('payee.foreign_status_expires.subject', words),
            paragraphs: [saidWith('payee.foreign_status_expires.text', words)],
          }),
      action: { label: said('payee.sign_w8'), path: `/${portal}/accounting/w9?form=w8` },
    }
  },
}
