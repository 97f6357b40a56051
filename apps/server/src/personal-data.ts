import type { ReadCtx } from './kernel/work.ts'
import type { PersonalData } from './modules/accounts/index.ts'
import { signedAgreementsOf } from './modules/agreements/index.ts'
import { codesOf } from './modules/attribution/index.ts'
import { guestCards, guestsNamedBy, ownerCards } from './modules/bookings/index.ts'
import { claimsAgainst, wordsOf } from './modules/claims/index.ts'
import { ordersOf } from './modules/concierge/index.ts'
import { messagesBy } from './modules/conversations/index.ts'
import { signedBy } from './modules/documents/index.ts'
import { duesOf } from './modules/dues/index.ts'
import { favoritesOf } from './modules/favorites/index.ts'
import { homesOfOwner } from './modules/homes/index.ts'
import { proofsBy } from './modules/identity/index.ts'
import { invoiceDocumentsOf } from './modules/invoices/index.ts'
import { balances } from './modules/ledger/index.ts'
import { issuesBy } from './modules/maintenance/index.ts'
import { payoutAccountsOf, payoutAccountView, taxFormOf } from './modules/payees/index.ts'
import { questionsBy } from './modules/questions/index.ts'
import { feedbackBy, reviewsBy } from './modules/reviews/index.ts'
import { savedOfPerson } from './modules/search/index.ts'
import { payersOf } from './modules/splits/index.ts'
import { quartersOf, quarterView } from './modules/statements/index.ts'
import { friendsOf, plansOf } from './modules/stays/index.ts'
import { tastesOf } from './modules/tastes/index.ts'

/** What was claimed of a person, and what they said to it. */
const ownClaims = async (ctx: ReadCtx, accountId: number) => {
  const claims = await claimsAgainst(ctx, accountId)
  const words = await wordsOf(
    ctx,
    claims.map(({ id }) => id),
  )
  return claims.map(({ id, booking_id, raised_at, state, claimed_minor, settled_minor, currency }) => ({
    bookingId: booking_id,
    raisedAt: raised_at,
    state,
    claimed: claimed_minor,
    settled: settled_minor,
    currency,
    yourWords: words.filter(({ claim_id, side }) => claim_id === id && side === 'guest').map(({ text }) => text),
  }))
}

type Cards<Card> = { total: number; cards: Card[] }

/** Every page of a list. */
const whole = async <Card>(read: (wanted: { page: number; perPage: number }) => Promise<Cards<Card>>) => {
  const all: Card[] = []
  for (let page = 1; ; page++) {
    const { total, cards } = await read({ page, perPage: 200 })
    all.push(...cards)
    if (all.length >= total || cards.length === 0) return all
  }
}

const guestBookings = (ctx: ReadCtx, accountId: number) => whole((wanted) => guestCards(ctx, accountId, wanted))
const ownerBookings = (ctx: ReadCtx, accountId: number) => whole((wanted) => ownerCards(ctx, accountId, wanted))

/** Whom a person named for their stays, who put themselves on their lists, and whom they asked to pay a share. */
const preparedStays = async (ctx: ReadCtx, accountId: number) => {
  const ids = (await guestBookings(ctx, accountId)).map(({ id }) => id)
  return {
    stayPlans: await plansOf(ctx, ids),
    stayFriends: await friendsOf(ctx, ids),
    stayPayers: await payersOf(ctx, ids),
  }
}

/** A stay that is still to come, or to be decided on. */
const isOpen = ({ status }: { status: string }): boolean =>
  ['requested', 'awaiting_agreement', 'awaiting_payment', 'confirmed', 'checked_in'].includes(status)

const isOwed = async (ctx: ReadCtx, ownerId: number): Promise<boolean> =>
  (await balances(ctx, { accounts: ['payable:owner'], ownerId })).some(({ amount }) => amount !== 0)

/** What bookings, agreements, reviews, homes and statements hold about a person. Ledger and invoices are kept by law and stay. */
export const personalData: PersonalData = {
  of: async (ctx, accountId) => ({
    bookings: await guestBookings(ctx, accountId),
    ...(await preparedStays(ctx, accountId)),
    conciergeOrders: (await ordersOf(ctx, accountId)).map(
      ({ service_name, on_date, people, wishes, answer, state }) => ({
        service: service_name,
        on: on_date,
        people,
        wishes,
        answer,
        state,
      }),
    ),
    claims: await ownClaims(ctx, accountId),
    questions: (await questionsBy(ctx, accountId)).map(({ home_id, question, asked_at, answer }) => ({
      homeId: home_id,
      question,
      at: asked_at,
      answer,
    })),
    reports: (await issuesBy(ctx, accountId)).map(({ booking_id, topic, text, state, reported_at }) => ({
      bookingId: booking_id,
      topic,
      text,
      state,
      at: reported_at,
    })),
    identities: (await proofsBy(ctx, accountId)).map(({ booking_id, state, sent_at, decided_at, erased_at }) => ({
      bookingId: booking_id,
      state,
      sentAt: sent_at,
      decidedAt: decided_at,
      erasedAt: erased_at,
    })),
    savedSearches: await savedOfPerson(ctx, accountId),
    partnerCodes: (await codesOf(ctx, accountId)).map(({ code, program, rate, paused, rateSince }) => ({
      code,
      program,
      rate,
      since: rateSince,
      paused,
    })),
    guestsNamed: await guestsNamedBy(ctx, accountId),
    aestheticProfiles: (await tastesOf(ctx, accountId)).map(({ made_at, choices, reading, shared_at }) => ({
      madeAt: made_at,
      choices,
      ...reading,
      sharedAt: shared_at,
    })),
    favoriteHomes: await favoritesOf(ctx, accountId),
    invoices: (await invoiceDocumentsOf(ctx, accountId)).map(({ number, issued_on, document }) => ({
      number,
      issuedOn: issued_on,
      ...document,
    })),
    homes: await homesOfOwner(ctx, accountId),
    bookingsOfHomes: await ownerBookings(ctx, accountId),
    agreements: await signedAgreementsOf(ctx, accountId),
    documents: await signedBy(ctx, accountId),
    reviews: await reviewsBy(ctx, accountId),
    messages: await messagesBy(ctx, accountId),
    feedback: await feedbackBy(ctx, accountId),
    payoutAccounts: (await payoutAccountsOf(ctx, accountId)).map((row) => payoutAccountView(row, ctx.now)),
    taxForm: await taxFormOf(ctx, accountId),
    ownerInvoices: (await duesOf(ctx, accountId)).map(({ number, issued_on, due_on, currency, total_minor, open }) => ({
      number,
      issuedOn: issued_on,
      dueOn: due_on,
      currency,
      total: total_minor,
      open,
    })),
    statements: (await quartersOf(ctx, accountId)).map(quarterView),
  }),
  needs: async (ctx, accountId) => [
    ...((await guestBookings(ctx, accountId)).some(isOpen) ? ['A stay of yours is still to come.'] : []),
    ...((await homesOfOwner(ctx, accountId)).some(({ status }) => status === 'live')
      ? ['A home of yours is still let.']
      : []),
    ...((await ownerBookings(ctx, accountId)).some(isOpen) ? ['A guest is still expected in a home of yours.'] : []),
    ...((await isOwed(ctx, accountId)) ? ['There is still money between us.'] : []),
  ],
}
