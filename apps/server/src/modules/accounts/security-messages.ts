import { type Param, type Said, said, saidWith } from '@porchlight/wording'
import type { PayloadOf } from '#kernel/events'
import type { SafetyEvent, SafetyEvents } from './events.ts'

/** A security email. `brief`: the text message sent to the old number instead. */
export type SecurityMessage = { subject: Said; paragraphs: readonly Said[]; action: Said; brief?: Said }

type Say<Name extends SafetyEvent> = (payload: PayloadOf<SafetyEvents[Name]>, firstName: string) => SecurityMessage

type Worded<Name extends string> = Name extends `account.${infer What}` ? What : never

/** Builds messages that say what happened and, in a second paragraph, what to do about it. */
const message = (
  what: Worded<SafetyEvent>,
  values: Readonly<Record<string, Param>>,
  { next = said('security.if_not'), action = said('security.review') }: { next?: Said; action?: Said } = {},
): SecurityMessage => ({
  subject: saidWith(`security.${what}.subject`, values),
  paragraphs: [saidWith(`security.${what}.text`, values), next],
  action,
})

/** Security emails, one per event. */
export const securityMessages: { readonly [Name in SafetyEvent]: Say<Name> } = {
  'account.password_changed': (_, firstName) => message('password_changed', { firstName }),
  'account.device_verified': ({ name }, firstName) =>
    message('device_verified', { firstName, name }, { action: said('security.device_verified.action') }),
  'account.contact_changed': ({ what }, firstName) => ({
    ...message('contact_changed', { firstName, what }, { next: said('security.contact_changed.next') }),
    brief: said('security.contact_changed.brief'),
  }),
  'account.phone_unclear': (_, firstName) =>
    message(
      'phone_unclear',
      { firstName },
      { next: said('security.phone_unclear.next'), action: said('security.phone_unclear.action') },
    ),
  'account.login_throttled': (_, firstName) =>
    message('login_throttled', { firstName }, { next: said('security.login_throttled.next') }),
  'account.codes_throttled': (_, firstName) =>
    message('codes_throttled', { firstName }, { next: said('security.codes_throttled.next') }),
  'account.signup_tried': (_, firstName) =>
    message(
      'signup_tried',
      { firstName },
      { next: said('security.signup_tried.next'), action: said('security.signup_tried.action') },
    ),
  'account.factor_added': ({ what }, firstName) => message('factor_added', { firstName, what }),
  'account.factor_removed': ({ what }, firstName) => message('factor_removed', { firstName, what }),
  'account.recovery_code_used': ({ left }, firstName) => message('recovery_code_used', { firstName, left }),
  'account.key_made': ({ name }, firstName) =>
    message('key_made', { firstName, name }, { action: said('security.key_made.action') }),
}
