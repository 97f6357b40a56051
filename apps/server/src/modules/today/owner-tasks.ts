import { type AnswerOf, addDays, nightsOf, type ownerToday, type PlainDate } from '@porchlight/contract'
import { asWritten, said } from '@porchlight/wording'
import type { ReadCtx } from '#kernel/work'
import { ailingFeeds, gapsOfHomes } from '#modules/availability'
import { offersOfOwner, requestsOfOwner } from '#modules/bookings'
import { documentsToSign, expiringInHomes } from '#modules/documents'
import { duesOf } from '#modules/dues'
import { type homesOfOwner, openSteps, setupsOf } from '#modules/homes'
import { guestHistories } from '#modules/reviews'
import type { upcomingOf } from '#modules/statements'
import { decisionsInHomes } from '#modules/works'
import { byDueTime } from './rules.ts'

type Task = AnswerOf<typeof ownerToday>['answers'][number]
type Draft = Pick<Task, 'kind' | 'title' | 'text' | 'href'> & Partial<Task>

type OwnerReading = {
  ownerId: number
  homes: Awaited<ReturnType<typeof homesOfOwner>>
  today: PlainDate
  upcoming: Awaited<ReturnType<typeof upcomingOf>>
}

/** How far ahead unbookable nights are shown. */
const gapDays = 45
const mostGaps = 5
/** How long before it expires an offer is shown. */
const offerHours = 72

const nameIn = ({ homes }: OwnerReading, homeId: number | null): string =>
  homes.find(({ id }) => id === homeId)?.name ?? ''

const idsIn = ({ homes }: OwnerReading): number[] => homes.map(({ id }) => id)

const requests = async (ctx: ReadCtx, { homes, ownerId }: OwnerReading): Promise<Draft[]> => {
  const waiting = await requestsOfOwner(ctx, homes, ownerId)
  const guests = await guestHistories(ctx, [...new Set(waiting.map(({ guestId }) => guestId))])
  return waiting.map(({ guestId, ...request }) => ({
    kind: 'request',
    ...request,
    href: `/owners/bookings/requested/${request.bookingId}`,
    guest: guests.get(guestId) ?? null,
  }))
}

const bids = async (ctx: ReadCtx, reading: OwnerReading): Promise<Draft[]> =>
  (await decisionsInHomes(ctx, idsIn(reading))).map(({ job, bids: open }) => {
    const [lowest] = open
    return {
      kind: 'bid',
      title: said('owner_task.bid.title', { job: job.title }),
      text: said('owner_task.bid.text', {
        home: job.home.name,
        bids: open.length,
        vendor: lowest?.vendor ?? said('owner_task.bid.team'),
      }),
      href: `/owners/maintenance/jobs/${job.id}`,
      dueOn: job.day,
      amount: lowest?.total ?? null,
      bid: open.length === 1 && lowest ? { jobId: job.id, bidId: lowest.id } : null,
    }
  })

const signatures = async (ctx: ReadCtx, reading: OwnerReading): Promise<Draft[]> =>
  (await documentsToSign(ctx, reading.ownerId, idsIn(reading))).map(({ title, home_id, template_id }) => ({
    kind: 'signature',
    title: said('owner_task.signature.title', { title }),
    text: asWritten(nameIn(reading, home_id)),
    href: `/owners/documents/${home_id}/${template_id}`,
  }))

const expiring = async (ctx: ReadCtx, reading: OwnerReading): Promise<Draft[]> =>
  (await expiringInHomes(ctx, idsIn(reading))).map(({ of, homeId, title, expiresOn }) => ({
    kind: 'document',
    title: said(expiresOn < reading.today ? 'owner_task.document.expired' : 'owner_task.document.expires', { title }),
    text: said(of === 'proof' ? 'owner_task.document.text' : 'owner_task.document.renewal', {
      home: nameIn(reading, homeId),
    }),
    href: `/owners/documents/${homeId}`,
    dueOn: expiresOn,
  }))

const invoices = async (ctx: ReadCtx, { ownerId }: OwnerReading): Promise<Draft[]> =>
  (await duesOf(ctx, ownerId))
    .filter(({ open }) => open > 0)
    .map(({ number, due_on, open, currency }) => ({
      kind: 'invoice',
      title: said('owner_task.invoice.title', { number }),
      text: said('owner_task.invoice.text'),
      href: `/owners/accounting/invoices/${number}`,
      dueOn: due_on,
      amount: { amount: open, currency },
    }))

/** What prevents earned and received money from being paid. */
const payoutHolds = async (_: ReadCtx, { upcoming }: OwnerReading): Promise<Draft[]> => {
  const held = upcoming.earned.filter(({ stay }) => stay === null)
  const waitFor = (wait: 'tax_form' | 'account' | 'returned') => held.filter(({ waitsFor }) => waitsFor.includes(wait))
  const [form] = waitFor('tax_form')
  const [account] = [...waitFor('account'), ...waitFor('returned')]
  return [
    ...(form
      ? [
          {
            kind: 'tax_form' as const,
            title: said('owner_task.tax_form.title'),
            text: said('owner_task.tax_form.text'),
            href: '/owners/accounting/initial-w9',
            amount: form.amount,
          },
        ]
      : []),
    ...(account
      ? [
          {
            kind: 'payout_account' as const,
            title: said('owner_task.payout_account.title'),
            text: said('owner_task.payout_account.text'),
            href: '/owners/accounting/accounts',
            amount: account.amount,
          },
        ]
      : []),
  ]
}

const feeds = async (ctx: ReadCtx, reading: OwnerReading): Promise<Draft[]> =>
  (await ailingFeeds(ctx, idsIn(reading)))
    .filter(({ state }) => state === 'stale')
    .map(({ homeId, name }) => ({
      kind: 'feed',
      title: said('owner_task.feed.title', { name }),
      text: said('owner_task.feed.text', { home: nameIn(reading, homeId) }),
      href: `/owners/calendar/${homeId}`,
    }))

const gaps = async (ctx: ReadCtx, reading: OwnerReading): Promise<Draft[]> => {
  const live = reading.homes.filter(({ status }) => status === 'live')
  const found = [...(await gapsOfHomes(ctx, live, reading.today, addDays(reading.today, gapDays)))].flatMap(
    ([homeId, open]) => open.map((gap) => ({ homeId, ...gap })),
  )
  return found
    .sort((one, other) => one.arrive.localeCompare(other.arrive) || one.homeId - other.homeId)
    .slice(0, mostGaps)
    .map(({ homeId, arrive, depart, minStay }) => {
      const nights = nightsOf({ arrive, depart })
      return {
        kind: 'gap',
        title: said('owner_task.gap.title', { nights }),
        text: said(minStay > nights ? 'owner_task.gap.min_stay' : 'owner_task.gap.rules', {
          home: nameIn(reading, homeId),
          dates: { from: arrive, to: depart },
          minStay,
        }),
        href: `/owners/calendar/${homeId}/${arrive}`,
        dueOn: arrive,
      }
    })
}

const setups = async (ctx: ReadCtx, { homes }: OwnerReading): Promise<Draft[]> => {
  const drafts = homes.filter(({ status }) => status === 'draft')
  const steps = await setupsOf(ctx, drafts)
  return drafts.flatMap(({ id, name }) => {
    const open = openSteps(steps.get(id) ?? [])
    const [next] = open
    if (!next) return []
    return {
      kind: 'setup',
      title: said('owner_task.setup.title', { home: name }),
      text: said('owner_task.setup.text', { steps: open.length }),
      href: `/owners/${next.step}/${id}`,
    }
  })
}

const offers = async (ctx: ReadCtx, { ownerId }: OwnerReading): Promise<Draft[]> => {
  const { offers: latest } = await offersOfOwner(ctx, ownerId, { page: 1, perPage: 20 })
  const until = new Date(ctx.now.getTime() + offerHours * 3_600_000).toISOString()
  return latest
    .filter(({ state, expiresAt }) => state === 'open' && expiresAt <= until)
    .map(({ id, home, quote, expiresAt, owner }) => ({
      kind: 'offer',
      title: said('owner_task.offer.title', { home: home.name }),
      text: said('owner_task.offer.text', { dates: { from: quote.arrive, to: quote.depart } }),
      href: `/owners/inquiries/${id}`,
      dueAt: expiresAt,
      amount: owner?.yours ?? null,
    }))
}

const sources = [requests, bids, signatures, expiring, invoices, payoutHolds, feeds, gaps, setups, offers]

/** Everything waiting for an owner, earliest due first; items without a date follow in the order of the sources. */
export const ownerTasksOf = async (ctx: ReadCtx, reading: OwnerReading): Promise<Task[]> => {
  const drafts: Draft[] = []
  for (const read of sources) drafts.push(...(await read(ctx, reading)))
  return drafts
    .map(
      (draft): Task => ({
        dueAt: null,
        dueOn: null,
        amount: null,
        bookingId: null,
        guest: null,
        bid: null,
        ...draft,
      }),
    )
    .sort(byDueTime)
}
