import {
  addDays,
  answerRequest,
  approveChange,
  type Booking,
  changeRequestByLink,
  changeStay,
  createBooking,
  depositOfStay,
  extraNights,
  jobsOfDesk,
  myInvoices,
  type Party,
  previewChange,
  proposeChange,
  type StayChange,
  stayOfBooking,
} from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { nightsOfHome, setStayRules } from '#modules/availability'
import { updateHome } from '#modules/homes'
import { policyPresets, setRates } from '#modules/pricing'
import { a, usualPricing } from '#testing/builders'
import { inStayScene } from './testing/during-the-stay.ts'
import { canceledByTeam, confirmed, type Guest, good, held, quoted, refused, sign } from './testing/guest.ts'
import { operatorsOf } from './testing/operators.ts'

const { t, as, run, at, seen, homeId, guest, accountsOf, inTheHome, paid, recognitions } = inStayScene()

const moments = ['check_in', 'each_night', 'check_out'] as const
/** Two weekend nights for eight, at the weekly discount. */
const twoNights = 2 * (125_000 + 10_000) * 0.9

type Request = { arrive?: string; depart?: string } & Partial<Party>
const requestOf = ({ arrive, depart, party }: Booking, input: Request) => ({ arrive, depart, ...party, ...input })
const ask = (who: Guest, booking: Booking, input: Request) =>
  who.call(previewChange, { params: { id: booking.id }, body: requestOf(booking, input) })
const make = (who: Guest, { id }: Booking, { quoteId, quoteHash, hash }: StayChange) =>
  who.call(changeStay, { params: { id }, body: { quoteId, quoteHash, hash } })
const longer = async (booking: Booking, depart = '2027-07-11') => {
  const { change } = await good(ask(await guest(), booking, { depart }))
  return { change, booking: (await good(make(await guest(), booking, change))).booking }
}
const extra = async (booking: Booking) =>
  (await good((await guest()).call(extraNights, { params: { id: booking.id } }))).extra
const other = async () => as((await t.person('traveler')).accountId)
const staff = async () => as((await t.person('staff')).accountId)
const line = ({ lines }: StayChange, label: RegExp) => lines.find((entry) => label.test(entry.label))
const status = async (night: string) =>
  (await t.read((ctx) => nightsOfHome(ctx, homeId(), night, addDays(night, 1))))[0]?.status
const over = () => at('2027-07-11T14:00:00Z')

describe('nights added while the guest is in the home', () => {
  it('are offered as long as the guest is there, only at the end, where no one has booked them', async () => {
    const booking = await inTheHome()
    expect((await seen(booking.id)).allowedActions).toContain('change')
    expect(await extra(booking)).toEqual({ before: 0, after: 3 })
    await confirmed(await other(), { homeId: homeId(), arrive: '2027-07-11', depart: '2027-07-15' })
    expect(await extra(booking)).toEqual({ before: 0, after: 2 })
    t.clock.set('2027-07-09T13:59:00Z')
    expect(await extra(booking)).toEqual({ before: 0, after: 2 })
    await at('2027-07-09T14:00:00Z')
    expect(await extra(booking)).toEqual({ before: 0, after: 0 })
  })

  it('R18 cost today’s price; agreed nights stay unchanged, whatever the policy says', async () => {
    const policy = { ...policyPresets.strict, changes: 'all_as_today' as const }
    await t.write((ctx) => setRates(ctx, homeId(), { terms: { ...usualPricing.terms, policy } }))
    const booking = await inTheHome()
    await t.write((ctx) => setRates(ctx, homeId(), { plan: { ...usualPricing.plan, base: 200_000, weekend: 250_000 } }))
    const { change } = await good(ask(await guest(), booking, { depart: '2027-07-11' }))
    expect(change).toMatchObject({ nights: 9, repriced: false, refund: { amount: 0 } })
    expect(line(change, /nights$/)).toMatchObject({ before: { amount: 750_000 }, after: { amount: 1_250_000 } })
    expect(line(change, /^Cleaning/)).toMatchObject({ before: { amount: 45_000 }, after: { amount: 45_000 } })
    expect(change.dueNow.amount).toBe(change.after.amount - change.before.amount)
  })

  it('R30 are due at once, move the end of the stay and everything that depends on it, and are in the documents', async () => {
    const booking = await inTheHome()
    const { change, booking: now } = await longer(booking)
    expect(now).toMatchObject({ status: 'checked_in', arrive: booking.arrive, depart: '2027-07-11', nights: 9 })
    expect(now.dueNow).toEqual(change.dueNow)
    expect(now.timeline.at(-1)?.text).toContain('The booking was changed. Before: ')
    expect(await status('2027-07-10')).not.toBe('open')
    await paid(booking.id)
    expect(await seen(booking.id)).toMatchObject({ paid: change.after, dueNow: { amount: 0 } })
    const { invoices } = await good((await guest()).call(myInvoices, { query: { booking: booking.id } }))
    expect(invoices.data.reduce((sum, pdf) => sum + pdf.total.amount, 0)).toBe(change.after.amount)
    await at('2027-07-09T14:00:00Z')
    expect((await seen(booking.id)).status).toBe('checked_in')
    await over()
    expect((await seen(booking.id)).status).toBe('completed')
  })

  it('R21 change the taxes of the whole stay: one that grows beyond thirty nights owes none, and may cost less', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    const booking = await confirmed(await guest(), { homeId: home.id, arrive: '2027-07-01', depart: '2027-07-29' })
    t.clock.set('2027-06-02T05:00:00Z')
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.installments'))
    await t.drain()
    await at('2027-07-20T20:30:00Z')
    const { change, booking: now } = await longer(booking, '2027-08-01')
    expect(booking.taxes[0]?.amount.amount).toBeGreaterThan(0)
    expect(now.taxes).toEqual([])
    expect(line(change, /County tax/)?.after.amount).toBe(0)
    await t.drain()
    expect(await accountsOf(booking.id)).not.toHaveProperty('payable:tax')
  })
})

describe.each(moments)('extra nights of a stay earned at %s', (recognition) => {
  it('R45 are earned as its contract says, and allocated to the cent when the stay is over', async () => {
    const booking = await inTheHome({ recognition })
    const before = await accountsOf(booking.id)
    await longer(booking)
    const after = await accountsOf(booking.id)
    const owners = {
      check_in: (738_000 + twoNights) * 0.75,
      // R49: three nights of nine.
      each_night: ((738_000 + twoNights) * 0.75) / 3,
      check_out: undefined,
    }[recognition]
    expect(after['payable:owner']).toBe(owners)
    if (recognition === 'check_out') expect(after).toEqual(before)
    await paid(booking.id)
    await at('2027-07-09T20:30:00Z')
    await over()
    const end = await accountsOf(booking.id)
    expect(end).not.toHaveProperty('liability:guest-deposit')
    expect(end).not.toHaveProperty('receivable:guest')
    expect(end['payable:operator']).toBe(operatorsOf(end))
    expect(end['payable:owner']).toBe((738_000 + twoNights) * 0.75)
    expect(end['income:cleaning']).toBe(45_000)
  })

  it('R46 are a claim on the guest until they are paid', async () => {
    const booking = await inTheHome({ recognition })
    const { change } = await longer(booking)
    await over()
    expect(await accountsOf(booking.id)).toMatchObject({ 'receivable:guest': change.dueNow.amount })
    await paid(booking.id)
    expect(await accountsOf(booking.id)).not.toHaveProperty('receivable:guest')
  })

  it.each([true, false])('are refunded with the stay if it is ended early, paid (%s) or not', async (isPaid) => {
    const booking = await inTheHome({ recognition })
    await longer(booking)
    if (isPaid) await paid(booking.id)
    const { total } = await seen(booking.id)
    expect((await canceledByTeam(t, booking.id)).refund).toEqual(isPaid ? total : booking.total)
    await t.drain()
    expect(await status('2027-07-10')).toBe('open')
    const left = await accountsOf(booking.id)
    expect(left).not.toHaveProperty('receivable:guest')
    expect(left).not.toHaveProperty('liability:guest-deposit')
    expect(left).not.toHaveProperty('payable:owner')
  })
})

it('R49 extra nights are earned one by one if the contract says so, even if added on the last evening', async () => {
  const booking = await inTheHome({ recognition: 'each_night' })
  await at('2027-07-08T20:30:00Z')
  expect(await recognitions(booking.id)).toHaveLength(7)
  await longer(booking)
  await paid(booking.id)
  for (const day of ['09', '10']) await at(`2027-07-${day}T20:30:00Z`)
  const entries = await recognitions(booking.id)
  expect(entries.map(({ occurredOn }) => occurredOn).slice(7)).toEqual(['2027-07-08', '2027-07-09', '2027-07-10'])
  expect((await accountsOf(booking.id))['payable:owner']).toBe((738_000 + twoNights) * 0.75)
})

/** Emails about a stay, to anyone. */
const subjects = async ({ number }: Booking) => {
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  const mails = JSON.parse(text) as { subject: string; text: string }[]
  return mails.filter((mail) => mail.text.includes(number)).map(({ subject }) => subject)
}

it('R31 R72 R73 everything scheduled for the end of the stay moves to the new end', async () => {
  await t.write((ctx) => setRates(ctx, homeId(), { plan: { ...usualPricing.plan, deposit: 100_000 } }))
  const booking = await inTheHome()
  const params = { id: booking.id }
  await run('deposits.follow')
  await run('works.follow')
  const turnoverDays = async () => {
    const query = { homeId: homeId(), view: 'week' as const }
    return (await good((await staff()).call(jobsOfDesk, { query }))).jobs.map(({ day }) => day)
  }
  const depositFree = async () =>
    (await good((await guest()).call(depositOfStay, { params }))).deposit?.closesAt?.slice(0, 10)
  const keysUntil = async () =>
    (await good((await guest()).call(stayOfBooking, { params }))).stay.keys.until.slice(0, 10)
  expect([await turnoverDays(), await depositFree(), await keysUntil()]).toEqual([
    ['2027-07-09'],
    '2027-07-23',
    '2027-07-09',
  ])
  await longer(booking)
  await t.drain()
  expect([await turnoverDays(), await depositFree(), await keysUntil()]).toEqual([
    ['2027-07-11'],
    '2027-07-25',
    '2027-07-11',
  ])

  await paid(booking.id)
  t.clock.set('2027-07-08T22:00:00Z')
  await run('notifications.stays')
  const lastEvening = expect.stringMatching(/check-out is at .* tomorrow$/)
  expect(await subjects(booking)).not.toContainEqual(lastEvening)
  t.clock.set('2027-07-10T22:00:00Z')
  await run('notifications.stays')
  expect(await subjects(booking)).toContainEqual(lastEvening)
  expect(await subjects(booking)).toContainEqual(expect.stringContaining('your booking was changed'))
  expect(await subjects(booking)).toContainEqual(expect.stringMatching(/’s booking was changed$/))
})

describe('a stay in progress', () => {
  it('can only become longer, no matter who requests it', async () => {
    const booking = await inTheHome()
    const requests: Request[] = [
      { arrive: '2027-07-03' },
      { arrive: '2027-07-03', depart: '2027-07-11' },
      { arrive: '2027-07-01', depart: '2027-07-11' },
      { depart: '2027-07-08' },
      { depart: '2027-07-03' },
      { adults: 7 },
      { adults: 7, depart: '2027-07-11' },
    ]
    for (const who of [await guest(), await staff()])
      for (const input of requests)
        expect(await refused(ask(who, booking, input))).toEqual({ status: 422, code: 'only_longer' })
    expect(await refused(ask(await guest(), booking, {}))).toEqual({ status: 422, code: 'nothing_changes' })
  })

  it('can’t be moved at a price quoted before it began', async () => {
    const booking = await inTheHome()
    const free = await confirmed(await guest(), { homeId: homeId(), arrive: '2027-07-20', depart: '2027-07-24' })
    t.clock.set('2027-07-20T19:59:00Z')
    const moved = await good(ask(await guest(), free, { arrive: '2027-07-21', depart: '2027-07-26' }))
    const more = await good(ask(await guest(), free, { depart: '2027-07-26' }))
    await at('2027-07-20T20:01:00Z')
    expect(await refused(make(await guest(), free, moved.change))).toEqual({ status: 422, code: 'only_longer' })
    expect(await refused(make(await guest(), free, more.change))).toEqual({ status: 409, code: 'terms_changed' })
    expect(booking.id).not.toBe(free.id)
  })

  it('ends at the moment of check-out: a price shown just before comes too late', async () => {
    const booking = await inTheHome()
    t.clock.set('2027-07-09T13:59:00Z')
    const { change } = await good(ask(await guest(), booking, { depart: '2027-07-11' }))
    t.clock.set('2027-07-09T14:00:00Z')
    expect(await refused(make(await guest(), booking, change))).toEqual({ status: 409, code: 'not_allowed_now' })
    expect(await refused(ask(await guest(), booking, { depart: '2027-07-11' }))).toMatchObject({
      code: 'not_allowed_now',
    })
  })

  it('can’t be extended by anyone else', async () => {
    const booking = await inTheHome()
    const { change } = await good(ask(await guest(), booking, { depart: '2027-07-11' }))
    const stranger = await other()
    expect(await refused(ask(stranger, booking, { depart: '2027-07-11' }))).toMatchObject({ status: 404 })
    expect(await refused(make(stranger, booking, change))).toMatchObject({ status: 404 })
    expect(await refused(stranger.call(extraNights, { params: { id: booking.id } }))).toMatchObject({ status: 404 })
  })

  it('R14 is denied nights that others have and days without departures, with the reason', async () => {
    const booking = await inTheHome()
    const answerTo = async (depart: string) => {
      const answer = await ask(await guest(), booking, { depart })
      return answer.ok ? undefined : { code: answer.error.code, details: answer.error.details }
    }
    await confirmed(await other(), { homeId: homeId(), arrive: '2027-07-10', depart: '2027-07-15' })
    expect(await answerTo('2027-07-11')).toEqual({
      code: 'stay_not_possible',
      details: { reasons: [{ code: 'unavailable', dates: ['2027-07-10'] }], nearest: [] },
    })
    await t.write((ctx) =>
      setStayRules(ctx, homeId(), [{ kind: 'default', departOn: [0], arriveOn: [0], minNights: 2 }]),
    )
    expect(await answerTo('2027-07-10')).toMatchObject({ details: { reasons: [{ code: 'no_departure_day' }] } })
  })

  it('R3 races another guest for the night: one gets it, and the other keeps what they had', async () => {
    const booking = await inTheHome()
    const { change } = await good(ask(await guest(), booking, { depart: '2027-07-11' }))
    await confirmed(await other(), { homeId: homeId(), arrive: '2027-07-10', depart: '2027-07-14' })
    expect(await refused(make(await guest(), booking, change))).toEqual({ status: 409, code: 'nights_taken' })
    expect(await seen(booking.id)).toMatchObject({ depart: '2027-07-09', total: booking.total, dueNow: { amount: 0 } })
    await longer(booking, '2027-07-10')
    const late = quoted(await other(), { homeId: homeId(), arrive: '2027-07-09', depart: '2027-07-10' })
    await expect(late).rejects.toThrow('unavailable')
  })

  it('R3 has one winner if both arrive at the same moment', async () => {
    const booking = await inTheHome()
    const { change } = await good(ask(await guest(), booking, { depart: '2027-07-10' }))
    const rival = await other()
    const quote = await quoted(rival, { homeId: homeId(), arrive: '2027-07-09', depart: '2027-07-12' })
    const [mine, theirs] = await Promise.all([
      make(await guest(), booking, change),
      rival.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } }),
    ])
    expect([mine.ok, theirs.ok].filter(Boolean)).toHaveLength(1)
    expect((await seen(booking.id)).depart).toBe(mine.ok ? '2027-07-10' : '2027-07-09')
  })

  it('can be extended only by the team if the home is request-to-book', async () => {
    await t.write((ctx) => updateHome(ctx, homeId(), { instant: false, requestTo: 'staff' }))
    const input = { homeId: homeId(), arrive: '2027-07-02', depart: '2027-07-09' }
    const { id } = await held(await guest(), input)
    await good((await staff()).call(answerRequest, { params: { id }, body: { accept: true } }))
    await good(sign(await guest(), id))
    await paid(id)
    await at('2027-07-04T20:30:00Z')
    const booking = await seen(id)
    expect(booking).toMatchObject({ status: 'checked_in', allowedActions: expect.not.arrayContaining(['change']) })
    expect(await extra(booking)).toEqual({ before: 0, after: 3 })
    expect(await refused(ask(await guest(), booking, { depart: '2027-07-11' }))).toMatchObject({
      code: 'change_needs_team',
    })
    const { change } = await good(ask(await staff(), booking, { depart: '2027-07-11' }))
    const { quoteId, quoteHash, hash } = change
    const team = await staff()
    const { request } = await good(
      team.call(proposeChange, { params: { id: booking.id }, body: { quoteId, quoteHash, hash, note: '' } }),
    )
    const link = { id: request.id, hash: request.hash }
    const shown = await good((await guest()).call(changeRequestByLink, { params: link }))
    const approved = await good(
      (await guest()).call(approveChange, { params: link, body: { hash: shown.change?.hash ?? '' } }),
    )
    expect(approved.booking.depart).toBe('2027-07-11')
  })
})
