import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailOrBlank } from './values/contact-fields.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { plainDate } from './values/shapes.ts'

/** The side of the review's author: the guest, who reviews the home, or the owner, who reviews the guest. */
export const reviewSides = ['guest', 'owner'] as const
export type ReviewSide = (typeof reviewSides)[number]

/** The aspects rated individually, in addition to the overall rating. */
export const reviewAspects = {
  guest: ['cleanliness', 'accuracy', 'comfort', 'location', 'value'],
  owner: ['care', 'communication', 'rules'],
} as const
export type ReviewAspect = (typeof reviewAspects)[ReviewSide][number]
export type GuestAspect = (typeof reviewAspects)['guest'][number]
const allAspects = [...reviewAspects.guest, ...reviewAspects.owner] as const

/** Days after the stay in which both can write a review (R75). */
export const reviewDays = 14

/**
 * `none`: this stay isn't reviewed (it never began, or the reader isn't part of it). `early`: it isn't over. `open`:
 * both can write, neither can read the other's. `closed`: the deadline has passed without a review. `published`: both
 * have written, or the deadline has passed.
 */
export const reviewStates = ['none', 'early', 'open', 'closed', 'published'] as const
export type ReviewState = (typeof reviewStates)[number]

const stars = z.int().min(1).max(5)
const aspects = z.partialRecord(z.enum(allAspects), stars)
const words = z.string().trim().min(20).max(4000)

export const stayReview = z.object({
  id,
  side: z.enum(reviewSides),
  author: z.string(),
  rating: stars,
  aspects,
  text: z.string(),
  writtenAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  /** Why staff hid it; null while it is visible. */
  hidden: z.string().nullable(),
})
export type StayReview = z.output<typeof stayReview>

export const stayReviews = z.object({
  state: z.enum(reviewStates),
  /** The side the reader can write for. */
  side: z.enum(reviewSides).nullable(),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  publishedAt: instant.nullable(),
  /** Null until written, or while this reader isn't allowed to read it (R75). */
  guest: stayReview.nullable(),
  owner: stayReview.nullable(),
  /** Who has written a review, whether or not it is visible. */
  written: z.array(z.enum(reviewSides)),
  mayWrite: z.boolean(),
  mayAnswer: z.boolean(),
})
export type StayReviews = z.output<typeof stayReviews>

export const reviewsOfStay = endpoint({
  method: 'GET',
  path: 'bookings/{id}/reviews',
  summary: 'Get the reviews of a stay the reader can see',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({ reviews: stayReviews }),
  errors: {},
})

/** A guest's record from earlier stays with us. */
export const guestHistory = z.object({
  stays: z.int(),
  /** From owners' published reviews of them; null without one. */
  rating: z.number().nullable(),
  reviews: z.int(),
})
export type GuestHistory = z.output<typeof guestHistory>

export const guestOfStay = endpoint({
  method: 'GET',
  path: 'owners/bookings/{id}/guest',
  summary: 'Get how often the guest of a booking stayed with us, and how owners rated them',
  audience: ['owner'],
  params: z.object({ id: idText }),
  results: z.object({ guest: guestHistory }),
  errors: {},
})

export const writeReview = endpoint({
  method: 'POST',
  path: 'bookings/{id}/reviews',
  summary: 'Write a review of a stay, or edit it until it is published',
  audience: 'session',
  holderOnly: true,
  params: z.object({ id: idText }),
  body: z.object({ rating: stars, aspects: aspects.default({}), text: words }),
  results: z.object({ reviews: stayReviews }),
  errors: { review_not_open: 409, review_published: 409 },
})

export const answerReview = endpoint({
  method: 'POST',
  path: 'bookings/{id}/reviews/answer',
  summary: 'Reply to a guest’s published review as the owner, once',
  audience: 'session',
  holderOnly: true,
  params: z.object({ id: idText }),
  body: z.object({ text: z.string().trim().min(2).max(2000) }),
  results: z.object({ reviews: stayReviews }),
  errors: { review_not_published: 409, review_answered: 409 },
})

/** Topics of a guest's feedback. */
export const feedbackTopics = ['arrival', 'cleaning', 'equipment', 'comfort', 'team', 'price', 'site', 'other'] as const

const feedbackFields = {
  rating: stars.nullable().default(null),
  topics: z
    .array(z.enum(feedbackTopics))
    .max(feedbackTopics.length)
    .default([])
    .transform((topics) => [...new Set(topics)]),
  text: z.string().trim().min(2).max(4000),
}

export const feedback = z.object({
  id,
  rating: z.int().nullable(),
  topics: z.array(z.enum(feedbackTopics)),
  text: z.string(),
  wantsAnswer: z.boolean(),
  at: instant,
  handledAt: instant.nullable(),
})
export type Feedback = z.output<typeof feedback>

export const sendFeedback = endpoint({
  method: 'POST',
  path: 'feedback',
  summary: 'Send feedback to staff; with an address when an answer is wanted',
  audience: 'public',
  status: 201,
  body: z.object({
    ...feedbackFields,
    email: emailOrBlank.default('').transform((address) => address || null),
  }),
  results: z.object({}),
  errors: {},
})

export const feedbackOnStay = endpoint({
  method: 'GET',
  path: 'bookings/{id}/feedback',
  summary: 'Get the guest’s feedback on a stay; never published',
  audience: 'session',
  params: z.object({ id: idText }),
  results: z.object({ feedback: feedback.nullable(), mayTell: z.boolean() }),
  errors: {},
})

export const tellAboutStay = endpoint({
  method: 'POST',
  path: 'bookings/{id}/feedback',
  summary: 'Send or edit feedback on a stay, from its first day on',
  audience: 'session',
  holderOnly: true,
  params: z.object({ id: idText }),
  body: z.object({ ...feedbackFields, wantsAnswer: z.boolean().default(false) }),
  results: z.object({ feedback }),
  errors: { feedback_early: 409 },
})

export const staysToReview = endpoint({
  method: 'GET',
  path: 'reviews/stays',
  summary: 'List the guest’s stays since their first day, with the reviews and feedback possible and given',
  audience: 'session',
  query: pageQuery,
  results: z.object({
    stays: collectionOf(
      z.object({
        bookingId: id,
        number: z.string(),
        homeName: z.string(),
        town: z.string(),
        arrive: plainDate,
        depart: plainDate,
        review: z.object({ state: z.enum(reviewStates), written: z.boolean(), closesAt: instant.nullable() }),
        feedbackGiven: z.boolean(),
      }),
    ),
  }),
  errors: {},
})

export const reviewsOfHomes = endpoint({
  method: 'GET',
  path: 'owners/reviews',
  summary: 'List guests’ published reviews of the owner’s homes, of all or one, latest first',
  audience: ['owner'],
  query: pageQuery.extend({ show: z.enum(['all', 'to_answer']).default('all'), propertyId: idText.optional() }),
  results: z.object({
    reviews: collectionOf(stayReview.extend({ bookingId: id, home: z.object({ id, name: z.string() }) })),
    /** From all published reviews of these homes. */
    rating: z.number().nullable(),
    number: z.int(),
    toAnswer: z.int(),
    homes: z.array(z.object({ id, name: z.string() })),
    propertyId: id.nullable(),
  }),
  errors: {},
})

const staff = ['staff', 'admin'] as const

const deskReview = stayReview.extend({
  bookingId: id,
  homeId: id,
  home: z.object({ name: z.string(), /** Null while it isn't on the market. */ slug: z.string().nullable() }),
  publishedAt: instant.nullable(),
})
export type DeskReview = z.output<typeof deskReview>

export const allReviews = endpoint({
  method: 'GET',
  path: 'staff/reviews',
  summary: 'List reviews of all stays, latest first',
  audience: staff,
  permission: 'content',
  query: pageQuery.extend({ show: z.enum(['all', 'hidden']).default('all') }),
  results: z.object({
    reviews: collectionOf(deskReview),
  }),
  errors: {},
})

export const moderateReview = endpoint({
  method: 'POST',
  path: 'staff/reviews/{id}/moderation',
  summary: 'Unpublish a review with a reason its author sees, or restore it',
  audience: staff,
  permission: 'content',
  params: z.object({ id: idText }),
  body: z
    .object({ hide: z.boolean(), reason: z.string().trim().max(1000).default('') })
    .refine(({ hide, reason }) => !hide || reason.length >= 3, { path: ['reason'], error: 'Say why' }),
  results: z.object({}),
  errors: {},
})

export const allFeedback = endpoint({
  method: 'GET',
  path: 'staff/feedback',
  summary: 'List guests’ feedback, oldest open first',
  audience: staff,
  permission: 'people',
  query: pageQuery.extend({ show: z.enum(['open', 'all']).default('open') }),
  results: z.object({
    feedback: collectionOf(
      feedback.extend({ bookingId: id.nullable(), accountId: id.nullable(), email: z.string().nullable() }),
    ),
  }),
  errors: {},
})

export const handleFeedback = endpoint({
  method: 'POST',
  path: 'staff/feedback/{id}/handling',
  summary: 'Record the follow-up to a guest’s feedback',
  audience: staff,
  permission: 'people',
  params: z.object({ id: idText }),
  body: z.object({ note: z.string().trim().min(2).max(2000) }),
  results: z.object({}),
  errors: {},
})
