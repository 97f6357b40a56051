import {
  addDays,
  type Money,
  type Permission,
  type PlainDate,
  type WaitingItem,
  type WaitingKind,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homesOfSubject, requestsToDecide } from '#modules/approvals'
import { conflictsPage } from '#modules/attribution'
import { ailingFeeds } from '#modules/availability'
import { type Booking, bookingsByIds, homesOfBookings, openRequests, openTodos, staysArriving } from '#modules/bookings'
import { claimsToDecide } from '#modules/claims'
import { openDisputes, ownStaysPage } from '#modules/commissions'
import { openOrders } from '#modules/concierge'
import { allConversations } from '#modules/conversations'
import { cardNeedsOf } from '#modules/deposits'
import { expiringInHomes } from '#modules/documents'
import { contractsOn, type HomeInBrief, homesByIds, homesToVet } from '#modules/homes'
import { proofsToCheck } from '#modules/identity'
import { openIssues } from '#modules/maintenance'
import { refusedInstallments } from '#modules/payments'
import { missingDecisions } from '#modules/pricing'
import { openQuestions } from '#modules/questions'
import { insuranceEnding } from '#modules/vendors'
import { unassignedBefore } from '#modules/works'
import { byUrgency, endOfDay, urgencyOf } from './rules.ts'

/** The most items per kind on the day board; the rest is on the pages the items link to. */
const mostOnBoard = 20
/** No one who wrote is left out for lack of space. */
const mostMessages = 100
const insuranceDays = 14
const hour = 3_600_000

/** An item before names are added. */
type Draft = {
  kind: WaitingKind
  id: number
  homeId?: number | null
  personId?: number | null
  bookingId?: number | null
  amount?: Money
  detail?: string
  approvalKind?: WaitingItem['approvalKind']
  since?: Date | null
  dueAt?: Date | null
}

type Source = { permission: Permission | null; read: (ctx: ReadCtx, reading: Reading) => Promise<Draft[]> }

export type Reading = {
  actor: Person
  /** Homes in service, in the chosen destination. */
  homes: ReadonlyMap<number, HomeInBrief>
  /** Whether items about other homes are left out. */
  narrowed: boolean
  /** Finds the home of a pending approval. */
  homeOf: App['adapters']['homeOf']
  today: PlainDate
  timeZone: string
  /** The most items per kind. */
  most?: number
}

/** An open task with its booking and person, for modules that show more than the board. */
export type OpenTask = WaitingItem & { bookingId: number | null; personId: number | null }

/** A deadline by day, as its last minute. */
const lastMinuteOf = (day: PlainDate, timeZone: string): Date => new Date(endOfDay(day, timeZone).getTime() - 60_000)

const money = (amount: number, currency: string): Money => ({ amount, currency })

const aboutStay = (booking: Booking | undefined) => ({
  bookingId: booking?.id ?? null,
  homeId: booking?.homeId ?? null,
  personId: booking?.guestId ?? null,
})

const messages: Source = {
  permission: 'people',
  read: async (ctx, { most = mostMessages }) => {
    const { rows } = await allConversations(ctx, { page: 1, perPage: most, show: 'waiting' })
    const stays = await homesOfBookings(
      ctx,
      rows.flatMap(({ booking_id }) => booking_id ?? []),
    )
    return rows.map((row) => ({
      kind: 'message',
      id: row.id,
      homeId: stays.get(row.booking_id ?? 0) ?? null,
      personId: row.person_id,
      bookingId: row.booking_id,
      detail: row.last_text,
      since: row.waiting_since,
    }))
  },
}

const requests: Source = {
  permission: 'bookings',
  read: async (ctx, { most = mostOnBoard }) =>
    (await openRequests(ctx, most)).map((booking) => ({
      kind: 'request',
      id: booking.id,
      ...aboutStay(booking),
      amount: money(booking.total, booking.currency),
      since: booking.createdAt,
      dueAt: booking.holdUntil,
    })),
}

const payments: Source = {
  permission: 'bookings',
  read: async (ctx, { most = mostOnBoard }) => {
    const parts = await refusedInstallments(ctx, most)
    const stays = await bookingsByIds(ctx, [...new Set(parts.map(({ bookingId }) => bookingId))])
    return parts.map(({ bookingId, amount, dueAt, payUntil }) => ({
      kind: 'payment',
      id: bookingId,
      ...aboutStay(stays.get(bookingId)),
      amount,
      since: dueAt,
      dueAt: payUntil,
    }))
  },
}

/** Deposits without a card to hold them, for guests who arrive today or tomorrow. */
const deposits: Source = {
  permission: 'bookings',
  read: async (ctx, { today }) => {
    const coming = [...(await staysArriving(ctx, today)), ...(await staysArriving(ctx, addDays(today, 1)))]
    const drafts: Draft[] = []
    const needs = await cardNeedsOf(ctx, coming)
    for (const booking of coming) {
      const need = needs.get(booking.id)
      if (need && (need.refused !== null || need.missedBy.team))
        drafts.push({
          kind: 'deposit',
          id: booking.id,
          ...aboutStay(booking),
          amount: need.amount,
          since: need.placeAt,
          dueAt: booking.checkInAt,
        })
    }
    return drafts
  },
}

const identities: Source = {
  permission: 'identity',
  read: async (ctx, { most = mostOnBoard }) => {
    const proofs = await proofsToCheck(ctx, most)
    const stays = await bookingsByIds(
      ctx,
      proofs.map(({ booking_id }) => booking_id),
    )
    return proofs.map((proof) => ({
      kind: 'identity',
      id: proof.booking_id,
      bookingId: proof.booking_id,
      homeId: proof.home_id,
      personId: proof.guest_id,
      since: proof.sent_at,
      dueAt: stays.get(proof.booking_id)?.checkInAt ?? null,
    }))
  },
}

const claims: Source = {
  permission: 'bookings',
  read: async (ctx, { most = mostOnBoard }) =>
    (await claimsToDecide(ctx, most)).map((claim) => ({
      kind: 'claim',
      id: claim.id,
      homeId: claim.home_id,
      personId: claim.guest_id,
      bookingId: claim.booking_id,
      amount: money(claim.claimed_minor, claim.currency),
      since: claim.raised_at,
    })),
}

const approvals: Source = {
  permission: null,
  read: async (ctx, { actor, homeOf, most = mostOnBoard }) => {
    const drafts: Draft[] = []
    for (const request of await requestsToDecide(ctx, actor, most)) {
      const [homeId = null] = await homesOfSubject(ctx, homeOf, request.subject)
      drafts.push({
        kind: 'approval',
        id: request.id,
        homeId,
        personId: request.requested_by,
        approvalKind: request.kind,
        ...(request.amount_minor !== null &&
          request.currency !== null && { amount: money(request.amount_minor, request.currency) }),
        since: request.requested_at,
      })
    }
    return drafts
  },
}

const questions: Source = {
  permission: 'bookings',
  read: async (ctx, { most = mostOnBoard }) =>
    (await openQuestions(ctx, most)).map((row) => ({
      kind: 'question',
      id: row.id,
      homeId: row.home_id,
      personId: row.asker_id,
      detail: row.question,
      since: row.asked_at,
    })),
}

const issues: Source = {
  permission: 'bookings',
  read: async (ctx, { most = mostOnBoard }) =>
    (await openIssues(ctx, most)).map((row) => ({
      kind: 'issue',
      id: row.id,
      homeId: row.home_id,
      personId: row.reporter_id,
      detail: row.text,
      since: row.reported_at,
    })),
}

const orders: Source = {
  permission: 'bookings',
  read: async (ctx, { timeZone, most = mostOnBoard }) => {
    const rows = await openOrders(ctx, most)
    const stays = await bookingsByIds(ctx, [...new Set(rows.map(({ booking_id }) => booking_id))])
    return rows.map((row) => ({
      kind: 'order',
      id: row.id,
      ...aboutStay(stays.get(row.booking_id)),
      detail: row.service_name,
      since: row.ordered_at,
      dueAt: lastMinuteOf(addDays(row.on_date, -1), timeZone),
    }))
  },
}

const jobs: Source = {
  permission: 'homes',
  read: async (ctx, { most = mostOnBoard }) =>
    (await unassignedBefore(ctx, new Date(ctx.now.getTime() + 24 * hour), most)).map((row) => ({
      kind: 'job',
      id: row.id,
      homeId: row.home_id,
      detail: row.title,
      since: row.opens_at,
      dueAt: row.due_at,
    })),
}

/** What the team noted to do for bookings. */
const todos: Source = {
  permission: 'bookings',
  read: async (ctx, { timeZone, most = mostOnBoard }) => {
    const rows = await openTodos(ctx, most)
    const stays = await bookingsByIds(ctx, [...new Set(rows.map(({ booking_id }) => booking_id))])
    return rows.map((row) => ({
      kind: 'todo',
      id: row.id,
      ...aboutStay(stays.get(row.booking_id)),
      detail: row.text,
      since: row.created_at,
      dueAt: row.due_on === null ? null : lastMinuteOf(row.due_on, timeZone),
    }))
  },
}

const feeds: Source = {
  permission: 'homes',
  read: async (ctx, { homes, most = mostOnBoard }) =>
    (await ailingFeeds(ctx, [...homes.keys()]))
      .filter(({ state }) => state === 'stale')
      .slice(0, most)
      .map(({ homeId, name, lastReadAt }) => ({
        kind: 'feed',
        id: homeId,
        homeId,
        detail: name,
        since: lastReadAt === null ? null : new Date(lastReadAt),
      })),
}

const liveOf = ({ homes }: Reading): HomeInBrief[] => [...homes.values()].filter(({ status }) => status === 'live')

/** Live homes without a management agreement in force: there is no basis for splitting their stays' money. */
const agreements: Source = {
  permission: 'homes',
  read: async (ctx, reading) => {
    const live = liveOf(reading)
    const agreed = await contractsOn(
      ctx,
      live.map(({ id }) => id),
      reading.today,
    )
    return live
      .filter(({ id }) => !agreed.has(id))
      .slice(0, reading.most ?? mostOnBoard)
      .map(({ id, publishedAt }) => ({ kind: 'agreement', id, homeId: id, since: publishedAt }))
  },
}

const undecided = async (ctx: ReadCtx, reading: Reading, kind: 'fees' | 'tax'): Promise<Draft[]> => {
  const live = liveOf(reading)
  const missing = await missingDecisions(ctx, live)
  return live
    .filter(({ id }) => missing.get(id)?.some((code) => (code === 'tax') === (kind === 'tax')))
    .slice(0, reading.most ?? mostOnBoard)
    .map(({ id, publishedAt }) => ({ kind, id, homeId: id, since: publishedAt }))
}

/** Live homes without a decision on the cleaning or service fee. */
const fees: Source = { permission: 'homes', read: (ctx, reading) => undecided(ctx, reading, 'fees') }

/** Live homes without any tax or a decision that none is due. */
const taxes: Source = { permission: 'money', read: (ctx, reading) => undecided(ctx, reading, 'tax') }

/** Homes waiting to be vetted and published. */
const vetting: Source = {
  permission: 'homes',
  read: async (ctx, { most = mostOnBoard }) =>
    (await homesToVet(ctx, most)).map(({ id, townName }) => ({ kind: 'vetting', id, homeId: id, detail: townName })),
}

const insurance: Source = {
  permission: 'homes',
  read: async (ctx, { today, timeZone, most = mostOnBoard }) =>
    (await insuranceEnding(ctx, addDays(today, insuranceDays), most)).map((row) => ({
      kind: 'insurance',
      id: row.id,
      detail: row.name,
      dueAt: row.insured_until === null ? null : lastMinuteOf(row.insured_until, timeZone),
    })),
}

/** Commissions disputed by partners, by the day the answer is due (R60). */
const disputes: Source = {
  permission: 'money',
  read: async (ctx, { timeZone, most = mostOnBoard }) =>
    (await openDisputes(ctx, most)).map((row) => ({
      kind: 'dispute',
      id: row.commission_id,
      homeId: row.home_id,
      personId: row.partner_id,
      bookingId: row.booking_id,
      amount: money(row.amount_minor, row.currency),
      detail: row.reason,
      since: row.opened_at,
      dueAt: lastMinuteOf(row.answer_by, timeZone),
    })),
}

/** Bookings brought by several partners, and those whose guest may be the partner (R59). */
const credits: Source = {
  permission: 'money',
  read: async (ctx, { most = mostOnBoard }) => {
    const page = { page: 1, perPage: most, open: true }
    const rows = [...(await conflictsPage(ctx, page)).rows, ...(await ownStaysPage(ctx, page)).rows]
    const opened = new Map(rows.map(({ booking_id, opened_at }) => [booking_id, opened_at]))
    const stays = await bookingsByIds(ctx, [...opened.keys()])
    return [...opened].map(([id, since]) => ({
      kind: 'credit',
      id,
      ...aboutStay(stays.get(id)),
      detail: stays.get(id)?.number ?? '',
      since,
    }))
  },
}

/** A home's expiring or expired documents: one item for each kind and home, with the earliest expiry date. */
const expiring = async (ctx: ReadCtx, { homes, timeZone, most }: Reading, kind: ExpiringKind): Promise<Draft[]> => {
  const rows = (await expiringInHomes(ctx, [...homes.keys()])).filter(
    (row) => (row.kind === 'permit') === (kind === 'permit'),
  )
  const byHome = Map.groupBy(rows, ({ homeId }) => homeId)
  return [...byHome].slice(0, most ?? mostOnBoard).flatMap(([homeId, some]) => {
    const [first] = some
    if (!first) return []
    const named = some.map(({ title, number }) => (number ? `${title} ${number}` : title))
    return [{ kind, id: homeId, homeId, detail: named.join(', '), dueAt: lastMinuteOf(first.expiresOn, timeZone) }]
  })
}

type ExpiringKind = 'permit' | 'home_document'

const permits: Source = { permission: 'homes', read: (ctx, reading) => expiring(ctx, reading, 'permit') }
const homeDocuments: Source = { permission: 'homes', read: (ctx, reading) => expiring(ctx, reading, 'home_document') }

const sources: readonly Source[] = [
  messages,
  requests,
  payments,
  deposits,
  identities,
  claims,
  approvals,
  questions,
  issues,
  orders,
  jobs,
  feeds,
  vetting,
  agreements,
  fees,
  taxes,
  insurance,
  disputes,
  credits,
  permits,
  homeDocuments,
  todos,
]

const shortest = (text: string): string => (text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`)

/** Everything waiting for this staff member, most urgent first. */
export const openTasksOf = async (ctx: ReadCtx, reading: Reading): Promise<OpenTask[]> => {
  const { actor, homes, narrowed, today, timeZone } = reading
  const drafts: Draft[] = []
  for (const { permission, read } of sources)
    if (permission === null || actor.permissions.includes(permission)) drafts.push(...(await read(ctx, reading)))
  const known = drafts.filter(({ homeId }) => !narrowed || !homeId || homes.has(homeId))
  const others = known.flatMap(({ homeId }) => (homeId && !homes.has(homeId) ? homeId : []))
  const named = await homesByIds(ctx, [...new Set(others)])
  const names = new Map([...homes.values(), ...named].map(({ id, name }) => [id, name]))
  const people = await accountsByIds(ctx, [...new Set(known.flatMap(({ personId }) => personId ?? []))])
  const tonight = endOfDay(today, timeZone)
  return known
    .map(
      ({
        kind,
        id,
        homeId,
        personId = null,
        bookingId = null,
        amount,
        detail = '',
        approvalKind = null,
        since = null,
        dueAt = null,
      }) => {
        const person = people.get(personId ?? 0)
        return {
          kind,
          id,
          bookingId,
          personId,
          urgency: urgencyOf({ kind, dueAt }, ctx.now, tonight),
          home: names.get(homeId ?? 0) ?? null,
          person: person ? `${person.firstName} ${person.lastName}`.trim() : null,
          amount: amount ?? null,
          detail: shortest(detail),
          approvalKind,
          since: since?.toISOString() ?? null,
          dueAt: dueAt?.toISOString() ?? null,
        }
      },
    )
    .sort(byUrgency)
}
