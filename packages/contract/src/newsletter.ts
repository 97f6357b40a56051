import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { formTraps } from './leads.ts'
import { emailAddress } from './values/contact-fields.ts'
import { id, instant } from './values/ids.ts'
import { pageQuery } from './values/page.ts'
import { money } from './values/shapes.ts'

export const newsletterLists = ['guests', 'agents', 'fresh-direct'] as const
export type NewsletterList = (typeof newsletterLists)[number]

export const newsletterTopics = ['new_homes', 'offers', 'stories'] as const
export type NewsletterTopic = (typeof newsletterTopics)[number]

export const newsletterStates = ['pending', 'confirmed', 'unsubscribed'] as const

/** A new guest-newsletter subscriber's discount on the next stay, and how long it is valid. */
export const welcomeOffer = { amount: 20_000, currency: 'USD', minNights: 3, days: 365 } as const

const token = z.string().regex(/^[\w-]{32,64}$/)

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: 'newsletter/subscriptions',
  summary: 'Ask for a newsletter; it starts once the link in the email is confirmed',
  audience: 'public',
  status: 201,
  body: z.object({
    list: z.enum(newsletterLists),
    email: emailAddress,
    name: z.string().trim().max(200).default(''),
    traps: formTraps.default({ website: '' }),
  }),
  /** The same for a known address, so that no one can find out who subscribes. */
  results: z.object({ sent: z.literal(true) }),
  errors: {},
})

const subscription = z.object({
  list: z.enum(newsletterLists),
  email: z.string(),
  topics: z.array(z.enum(newsletterTopics)),
  state: z.enum(newsletterStates),
  promo: z.object({ code: z.string(), worth: money, minNights: z.int() }).nullable(),
})
export type Subscription = z.output<typeof subscription>

export const subscriptionByToken = endpoint({
  method: 'GET',
  path: 'newsletter/subscriptions/{token}',
  summary: 'Get a subscription by the link of its emails',
  audience: 'public',
  params: z.object({ token }),
  results: z.object({ subscription }),
  errors: {},
})

export const confirmSubscription = endpoint({
  method: 'POST',
  path: 'newsletter/subscriptions/{token}/confirmation',
  summary: 'Confirm a subscription; the guests’ newsletter comes with a promo code for this address',
  audience: 'public',
  params: z.object({ token }),
  results: z.object({ subscription }),
  errors: {},
})

export const setSubscription = endpoint({
  method: 'PUT',
  path: 'newsletter/subscriptions/{token}',
  summary: 'Choose topics, or unsubscribe',
  audience: 'public',
  params: z.object({ token }),
  body: z.object({ topics: z.array(z.enum(newsletterTopics)).max(newsletterTopics.length), subscribed: z.boolean() }),
  results: z.object({ subscription }),
  errors: {},
})

export const subscribersOfStaff = endpoint({
  method: 'GET',
  path: 'staff/newsletter',
  summary: 'List newsletter subscribers, newest first, with counts per list',
  audience: ['staff', 'admin'],
  permission: 'people',
  query: pageQuery.extend({ list: z.enum(newsletterLists).optional(), state: z.enum(newsletterStates).optional() }),
  results: z.object({
    total: z.int(),
    currentPage: z.int(),
    numberPages: z.int(),
    counts: z.array(z.object({ list: z.enum(newsletterLists), state: z.enum(newsletterStates), count: z.int() })),
    suppressed: z.int(),
    subscribers: z.array(
      z.object({
        id,
        list: z.enum(newsletterLists),
        email: z.string(),
        name: z.string(),
        language: z.string(),
        topics: z.array(z.enum(newsletterTopics)),
        state: z.enum(newsletterStates),
        promo: z.string().nullable(),
        requestedAt: instant,
        confirmedAt: instant.nullable(),
      }),
    ),
  }),
  errors: {},
})
export type NewsletterSubscriber = z.output<typeof subscribersOfStaff.results>['subscribers'][number]
