import {
  addCommission,
  addDays,
  answerDispute,
  approveAct,
  approveCommissions,
  cancelBooking,
  changeStay,
  disputeCommission,
  ownCommission,
  ownCommissions,
  partnerAccounting,
  partnerInvoice,
  partnerInvoices,
  partnerOverview,
  partnerPayables,
  partnerTaxFile,
  partnerTaxFormOfYear,
  partnerTaxYear,
  preparePartnerRun,
  previewCancellation,
  previewChange,
  releaseLicenseHold,
  returnPartnerPayout,
  sendPartnerRun,
  setPartner,
  setProgramTerms,
  settlePartnerRun,
  shareOf,
  staffCommissionById,
  staffCommissions,
  strikeCommission,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { submitForApproval } from '#modules/approvals'
import { createBooking } from '#modules/bookings'
import type { Home } from '#modules/homes'
import { balanceOf } from '#modules/ledger'
import { a } from '#testing/builders'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { canceledByTeam, type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { numbered } from '../partners/testing/agency-number.ts'
import { checks } from './checks.ts'
import { insertCommission } from './store.ts'
import { db } from './tables.ts'
import { payable, signW9 } from './testing/payable.ts'

const { t, as, run } = bookingsScene()
let home: Home // a new one for each test
let guest: Guest
let agent: Guest & { email: string }
let broker: Guest & { email: string }
let staffId: number

const staff = () => confirmedStaff(t)
const week = { arrive: '2027-07-02', depart: '2027-07-09' }

let codes: Record<'agent' | 'broker', string>
let round = 0

beforeAll(async () => {
  staffId = (await t.person('staff')).accountId
})
beforeEach(async () => {
  home = await t.write((ctx) => a.pricedHome(ctx))
  guest = await t.person('traveler')
  agent = await t.person('travel-agent')
  await numbered(agent)
  broker = await t.person('broker')
  round += 1
  codes = { agent: `marlowe-finch-${round}`, broker: `harbor-homes-${round}` }
  const team = await as(staffId)
  for (const [code, { email }, program] of [
    [codes.agent, agent, 'travel-agent'],
    [codes.broker, broker, 'broker'],
  ] as const)
    await good(team.call(setPartner, { params: { code }, body: { email, program, rate: 1_000 } }))
})

const journal = (account: Parameters<typeof balanceOf>[1], filter = {}) =>
  t.read((ctx) => balanceOf(ctx, account, { currency: 'USD', ...filter }))
const owedTo = (partner: Guest) => journal('payable:partner', { partnerId: partner.accountId })

const confirmed = async (code = codes.agent, stay = week) => {
  const { id: quoteId, hash: quoteHash } = await quoted(guest, { homeId: home.id, ...stay })
  const arrivals = [{ code, at: t.clock.now() }]
  const booked = await t.write((ctx) => createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals }))
  const { id } = booked
  rents.set(booked.id, booked.charges.find(({ kind }) => kind === 'accommodation')?.amount ?? 0)
  await good(sign(guest, id))
  await good(pay(guest, id))
  await t.drain()
  return booked
}

const rents = new Map<number, number>()
const rentOf = (id: number): number => rents.get(id) ?? 0

/** The nights pass: checked in, checked out, earned. */
const stayed = async (code?: string) => {
  const booking = await confirmed(code)
  for (const at of ['2027-07-03T12:00:00Z', '2027-07-10T12:00:00Z']) {
    t.clock.set(new Date(at))
    await run('bookings.move-on')
  }
  return booking
}

const commissionOf = async (bookingId: number) => {
  const { commissions } = await good((await as(staffId)).call(staffCommissions, { query: { bookingId } }))
  const [commission] = commissions
  if (!commission) throw new Error('no commission')
  return commission
}

const approved = async (bookingId: number) => {
  const { id } = await commissionOf(bookingId)
  const reason = 'Checked against the booking'
  await good((await staff()).call(approveCommissions, { body: { commissionIds: [id], reason } }))
  return commissionOf(bookingId)
}

const prepare = async ({ accountId: partnerId }: Guest, withhold = false) =>
  (await staff()).call(preparePartnerRun, { body: { currency: 'USD', payees: [{ partnerId, withhold }] } })
const prepared = async (partner: Guest, withhold = false) => (await good(prepare(partner, withhold))).run

const holds = async () => {
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
}

describe('R60 the lifecycle of a commission', () => {
  it('R57 is tracked, booked when confirmed, and earned by the completed stay: owed to the partner, borne by the company', async () => {
    const { id } = await confirmed()
    const rent = rentOf(id)
    expect(await commissionOf(id)).toMatchObject({ state: 'booked', source: 'agent', amount: { amount: rent / 10 } })
    const before = await owedTo(agent)
    expect(before).toBe(0)
    for (const at of ['2027-07-03T12:00:00Z', '2027-07-10T12:00:00Z']) {
      t.clock.set(new Date(at))
      await run('bookings.move-on')
    }
    expect(await commissionOf(id)).toMatchObject({ state: 'earned', nextOn: '2027-08-08' })
    expect(await owedTo(agent)).toBe(rent / 10)
    expect(await journal('expense:partner-commission', { bookingId: id })).toBe(rent / 10)
    await holds()
  })

  it('goes through approval, run, and bank to the account, with an invoice under the partner’s prefix', async () => {
    const { id } = await stayed()
    const owed = await owedTo(agent)
    await approved(id)
    await payable(t, agent)
    const run = await prepared(agent)
    expect((await commissionOf(id)).state).toBe('scheduled')
    const [invoice] = run.invoices
    expect(invoice).toMatchObject({ net: { amount: owed }, withheld: { amount: 0 } })
    expect(invoice?.number).toMatch(/^MF[A-Z]-\d+$/)
    expect(await refused(prepare(agent))).toMatchObject({ code: 'in_another_run' })
    const sent = await good((await staff()).call(sendPartnerRun, { params: { runId: run.id } }))
    expect(sent.run).toMatchObject({ state: 'sent' })
    expect(await refused((await staff()).call(sendPartnerRun, { params: { runId: run.id } }))).toMatchObject({
      code: 'wrong_state',
    })
    expect([await owedTo(agent), await journal('payable:partner-in-transit')]).toEqual([0, owed])
    t.clock.advance(4 * 24 * 60)
    await good((await staff()).call(settlePartnerRun, { params: { runId: run.id } }))
    expect(await journal('payable:partner-in-transit')).toBe(0)
    expect((await commissionOf(id)).state).toBe('paid')
    const own = await as(agent.accountId)
    const { invoices } = await good(own.call(partnerInvoices, { query: { status: 'all' } }))
    expect(invoices[0]).toMatchObject({ state: 'paid', number: invoice?.number })
    const { partners } = await good((await staff()).call(partnerTaxYear, { query: { year: 2027 } }))
    expect(partners.find(({ partnerId }) => partnerId === agent.accountId)).toMatchObject({
      paid: { amount: owed },
      taxIdEnding: '9999',
    })
    await holds()
  })

  it('R57 R41 is reversed when the stay is canceled', async () => {
    const { id } = await confirmed()
    await canceledByTeam(t, id)
    await t.drain()
    expect(await commissionOf(id)).toMatchObject({ state: 'reversed', amount: { amount: 0 } })
    await holds()
  })

  it('R57 shrinks with a partial refund of the rent, grows with extra nights, and stays with the partner (R59)', async () => {
    const { id } = await confirmed()
    const before = (await commissionOf(id)).amount.amount
    const changeTo = async (depart: string) => {
      const request = { arrive: week.arrive, depart, adults: 2, children: 0, infants: 0, pets: 0 }
      const { change } = await good(guest.call(previewChange, { params: { id }, body: request }))
      const { quoteId, quoteHash, hash } = change
      await good(guest.call(changeStay, { params: { id }, body: { quoteId, quoteHash, hash } }))
      await t.drain()
      return commissionOf(id)
    }
    const longer = await changeTo('2027-07-11')
    expect(longer.amount.amount).toBeGreaterThan(before)
    const shorter = await changeTo('2027-07-07')
    expect(shorter.amount.amount).toBeLessThan(before)
    expect(shorter).toMatchObject({ state: 'booked', partner: { id: agent.accountId }, rate: 1_000 })
    await holds()
  })

  it('R57 is zero for a no-show', async () => {
    const { id } = await confirmed()
    t.clock.set(new Date('2027-07-03T12:00:00Z'))
    const team = await staff()
    const whose = { whose: 'no_show' } as const
    const { cancellation } = await good(team.call(previewCancellation, { params: { id }, query: whose }))
    const body = { ...whose, reason: 'Nobody came or called', hash: cancellation.hash }
    const { outcome } = await good(team.call(cancelBooking, { params: { id }, body }))
    if (outcome?.state === 'pending') await approvedBySecond(t, outcome.id)
    await t.drain()
    expect(await commissionOf(id)).toMatchObject({ state: 'reversed', amount: { amount: 0 }, reason: 'booking_ended' })
    await holds()
  })

  it('deducts what was paid for a reversed commission from the next payout', async () => {
    const { id } = await confirmed()
    home = await t.write((ctx) => a.pricedHome(ctx))
    guest = await t.person('traveler')
    const next = await stayed()
    const first = await approved(id)
    await payable(t, agent)
    const run = await prepared(agent)
    await good((await staff()).call(sendPartnerRun, { params: { runId: run.id } }))
    await good(
      (await staff()).call(strikeCommission, {
        params: { commissionId: first.id },
        body: { reason: 'Booked by the partner for themselves' },
      }),
    )
    expect(await owedTo(agent)).toBe((await commissionOf(next.id)).amount.amount)
    await holds()
    await approved(next.id)
    const again = await prepared(agent)
    expect(again.invoices[0]).toMatchObject({ recovered: first.amount, net: { amount: 0 } })
    await good((await staff()).call(sendPartnerRun, { params: { runId: again.id } }))
    expect(await owedTo(agent)).toBe(0)
    await holds()

    // The bank returns the first payout: the next commission repaid a debt that no longer exists, and is owed again.
    const { number } = run.invoices[0] as { number: string }
    const body = { number, reason: 'R02 account closed' }
    await good((await staff()).call(returnPartnerPayout, { params: { runId: run.id }, body }))
    expect(await commissionOf(id)).toMatchObject({ state: 'reversed', paid: { amount: 0 } })
    expect(await commissionOf(next.id)).toMatchObject({ state: 'approved', paid: { amount: 0 } })
    expect(await owedTo(agent)).toBe((await commissionOf(next.id)).amount.amount)
    await holds()
    const third = await prepared(agent)
    expect(third.invoices[0]).toMatchObject({ recovered: { amount: 0 }, gross: (await commissionOf(next.id)).amount })
    await good((await staff()).call(sendPartnerRun, { params: { runId: third.id } }))
    expect(await owedTo(agent)).toBe(0)
    await holds()
  })

  it('counts as paid, as before, when the dispute about its reversal is upheld: nothing is due twice', async () => {
    const { id } = await stayed()
    const { id: commissionId } = await approved(id)
    await payable(t, agent)
    const run = await prepared(agent)
    await good((await staff()).call(sendPartnerRun, { params: { runId: run.id } }))
    const params = { commissionId }
    await good((await staff()).call(strikeCommission, { params, body: { reason: 'Thought to be their own stay' } }))
    const dispute = { reason: 'The guest is my client, not I' }
    await good((await as(agent.accountId)).call(disputeCommission, { params, body: dispute }))
    await good((await staff()).call(answerDispute, { params, body: { answer: 'You are right', upheld: true } }))
    expect(await commissionOf(id)).toMatchObject({ state: 'paid' })
    expect(await refused(prepare(agent))).toMatchObject({ code: 'nothing_due' })
    await holds()
  })

  it('is owed again when the bank returns the payout', async () => {
    const { id } = await stayed()
    await approved(id)
    await payable(t, agent)
    const owed = await owedTo(agent)
    const run = await prepared(agent)
    await good((await staff()).call(sendPartnerRun, { params: { runId: run.id } }))
    const { number } = run.invoices[0] as { number: string }
    await good(
      (await staff()).call(returnPartnerPayout, {
        params: { runId: run.id },
        body: { number, reason: 'R03 no account' },
      }),
    )
    expect([await owedTo(agent), (await commissionOf(id)).state]).toEqual([owed, 'approved'])
    await holds()
  })
})

it('R54 a run is not sent in full to a partner whose new W-9 requires backup withholding', async () => {
  const { id } = await stayed()
  await approved(id)
  await payable(t, agent)
  const owed = await owedTo(agent)
  const run = await prepared(agent)
  await signW9(t, agent, { backupWithholding: true })
  const sent = await good((await staff()).call(sendPartnerRun, { params: { runId: run.id } }))
  expect(sent.run.invoices).toMatchObject([{ state: 'void', why: 'tax_form' }])
  expect([await owedTo(agent), (await commissionOf(id)).state]).toEqual([owed, 'approved'])
})

it('R54 without a W-9 a payout waits, or 24% is withheld for the IRS', async () => {
  const { id } = await stayed(codes.broker)
  await approved(id)
  await payable(t, broker, { signs: false })
  const owed = await owedTo(broker)
  const body = { currency: 'USD', payees: [{ partnerId: broker.accountId, withhold: false }] }
  expect(await refused((await staff()).call(preparePartnerRun, { body }))).toMatchObject({ code: 'no_tax_form' })
  const { payees } = await good((await staff()).call(partnerPayables))
  expect(payees.find(({ partnerId }) => partnerId === broker.accountId)?.holds).toEqual(['tax_form'])
  const run = await prepared(broker, true)
  const withheld = Math.round(owed * 0.24)
  expect(run.invoices[0]).toMatchObject({ withheld: { amount: withheld }, net: { amount: owed - withheld } })
  await good((await staff()).call(sendPartnerRun, { params: { runId: run.id } }))
  expect(await owedTo(broker)).toBe(0)
  expect(await journal('payable:tax', { authority: 'IRS backup withholding' })).toBe(withheld)
  // Reported whatever the amount, because something was withheld.
  const { rows } = await good((await staff()).call(partnerTaxFile, { query: { year: 2027 } }))
  expect(rows).toMatchObject([{ taxId: '', gross: { amount: owed }, withhold: { amount: withheld } }])
  const ownForm = async () => (await as(broker.accountId)).call(partnerTaxFormOfYear, { params: { year: 2027 } })
  expect(await refused(ownForm())).toMatchObject({ code: 'not_finished' })
  t.clock.set(new Date('2028-01-02T17:00:00Z'))
  expect((await good((await as(broker.accountId)).call(partnerAccounting))).years).toMatchObject([
    { year: 2027, taxForm: 'report', withheld: { amount: withheld } },
  ])
  const form = { compensation: { amount: owed }, withheld: { amount: withheld }, taxId: null }
  expect(await good(ownForm())).toMatchObject({ form })
  const path = 'partners/accounting/tax-forms/2027/pdf'
  expect((await (await as(broker.accountId)).raw({ path })).text.slice(0, 5)).toBe('%PDF-')
  expect(
    await refused((await as(agent.accountId)).call(partnerTaxFormOfYear, { params: { year: 2027 } })),
  ).toMatchObject({
    code: 'not_finished',
  })
  await holds()
})

it('R58 owners bear a commission by the terms in force when the guest booked, not by later ones', async () => {
  const team = await staff()
  const terms = { program: 'broker' as const, rate: 1_000, note: 'As agreed with all owners' }
  const today = '2027-01-15'
  const set = async (body: { validFrom: string; bearer: 'owner' | 'manager' }) => {
    const { outcome } = await good(team.call(setProgramTerms, { body: { ...terms, ...body } }))
    expect(outcome.state).toBe('pending')
    await approvedBySecond(t, outcome.id)
  }
  await set({ validFrom: today, bearer: 'owner' })
  t.clock.advance(1)
  const booking = await confirmed(codes.broker)
  await set({ validFrom: '2027-01-16', bearer: 'manager' })
  for (const at of ['2027-07-03T12:00:00Z', '2027-07-10T12:00:00Z']) {
    t.clock.set(new Date(at))
    await run('bookings.move-on')
  }
  const { amount } = await commissionOf(booking.id)
  expect(await journal('expense:partner-commission', { bookingId: booking.id })).toBe(0)
  expect(await journal('payable:partner', { bookingId: booking.id })).toBe(amount.amount)
  expect(
    await refused((await staff()).call(setProgramTerms, { body: { ...terms, validFrom: today, bearer: 'owner' } })),
  ).toMatchObject({ code: 'past_date' })
  await holds()
})

it('terms that owners bear, or with an unusual rate, need a note that says why', async () => {
  const terms = { program: 'referral' as const, validFrom: '2027-02-01', note: '' }
  const put = async (body: { bearer: 'manager' | 'owner' | 'split'; rate: number; note?: string }) =>
    (await staff()).call(setProgramTerms, { body: { ...terms, ...body } })
  for (const body of [
    { bearer: 'owner', rate: 500 },
    { bearer: 'manager', rate: 9_500 },
    { bearer: 'owner', rate: 500, note: 'why not' },
  ] as const)
    expect(await refused(put(body))).toEqual({ status: 422, code: 'reason_needed' })
  await good(put({ bearer: 'manager', rate: 500 }))
  await good(put({ bearer: 'owner', rate: 500, note: 'As agreed with all owners' }))
})

describe('a stay that moved to another home', () => {
  const moveTo = async (bookingId: number, homeId: number) => {
    const team = await staff()
    const body = { ...week, adults: 2, homeId }
    const { change } = await good(team.call(previewChange, { params: { id: bookingId }, body }))
    const { quoteId, quoteHash, hash } = change
    const reason = 'The air conditioning failed.'
    await good(team.call(changeStay, { params: { id: bookingId }, body: { quoteId, quoteHash, hash, reason } }))
    await t.drain()
  }
  const complete = async () => {
    for (const at of ['2027-07-03T12:00:00Z', '2027-07-10T12:00:00Z']) {
      t.clock.set(new Date(at))
      await run('bookings.move-on')
    }
  }

  it('is borne by the owners of the home where it was spent, and not by those of the first one', async () => {
    const terms = {
      program: 'broker' as const,
      rate: 1_000,
      note: 'As agreed with all owners',
      validFrom: '2027-01-15',
      bearer: 'owner' as const,
    }
    await good((await staff()).call(setProgramTerms, { body: terms }))
    const booking = await confirmed(codes.broker)
    const other = await t.write((ctx) => a.pricedHome(ctx))
    await moveTo(booking.id, other.id)
    await complete()
    const { amount } = await commissionOf(booking.id)
    expect(amount.amount).toBeGreaterThan(0)
    expect(await journal('payable:partner', { homeId: other.id })).toBe(amount.amount)
    expect(await journal('payable:partner', { homeId: home.id })).toBe(0)
    await holds()
  })

  it('earns nothing for the partner who referred the first home, but something for the one who referred the other', async () => {
    const other = await t.write((ctx) => a.pricedHome(ctx))
    const referred = async (homeId: number) => {
      const partner = await t.person('referral')
      await t.write((ctx) =>
        sql`insert into partners.home_referral (partner_id, program, owner_name, owner_email, owner_phone, address, city, region, state, home_id,
          flags, basis_points, earns_from, earns_until, submitted_at, changed_at)
          values (${partner.accountId}, 'referral', 'Otto Lind', 'otto@example.com', '', '1 Lane', 'Averil Harbor', 'NY', 'live',
          ${homeId}, '{}', 200, '2027-01-01', '2028-01-01', ${ctx.now}, ${ctx.now})`.execute(db(ctx)),
      )
      await t.write((ctx) =>
        sql`insert into partners.application (account_id, program, state, business_name, website, note, submitted_at, changed_at, changed_by)
          values (${partner.accountId}, 'referral', 'active', 'Otto Lind', '', '', ${ctx.now}, ${ctx.now}, ${partner.accountId})`.execute(
          db(ctx),
        ),
      )
      return partner
    }
    const first = await referred(home.id)
    const second = await referred(other.id)
    const booking = await confirmed('nobody')
    await moveTo(booking.id, other.id)
    await complete()
    expect([await owedTo(first), await owedTo(second)]).toEqual([0, (rentOf(booking.id) * 200) / 10_000])
    await holds()
  })
})

describe('what partners can see and do', () => {
  it('see only their own commissions', async () => {
    const { id } = await confirmed()
    const { id: commissionId } = await commissionOf(id)
    const own = await as(agent.accountId)
    const { commissions } = await good(own.call(ownCommissions, { query: {} }))
    expect(commissions.find((one) => one.id === commissionId)).toMatchObject({ booking: { guest: 'Ada Q.' } })
    const { changes } = await good(own.call(ownCommission, { params: { commissionId } }))
    expect(changes.map(({ to }) => to)).toEqual(['tracked', 'booked'])
    const other = await as(broker.accountId)
    expect(await refused(other.call(ownCommission, { params: { commissionId } }))).toMatchObject({ status: 404 })
    expect(await refused(other.call(partnerInvoice, { params: { number: 'MFA-101' } }))).toMatchObject({ status: 404 })
    const { states, links } = await good(own.call(partnerOverview))
    expect(states.find(({ state }) => state === 'booked')?.count).toBeGreaterThan(0)
    expect(links).toMatchObject([{ code: codes.agent }])
  })

  it('dispute one, and its payment waits for the answer', async () => {
    const { id } = await stayed()
    const { id: commissionId } = await commissionOf(id)
    const body = { reason: 'The guest extended the stay by phone' }
    const params = { commissionId }
    expect(await refused((await as(broker.accountId)).call(disputeCommission, { params, body }))).toMatchObject({
      status: 404,
    })
    const { commission } = await good((await as(agent.accountId)).call(disputeCommission, { params, body }))
    expect(commission).toMatchObject({ holds: ['dispute'], dispute: { answerBy: '2027-07-20', answer: null } })
    expect(await refused((await as(agent.accountId)).call(disputeCommission, { params, body }))).toMatchObject({
      code: 'already_disputed',
    })
    const approval = { commissionIds: [commissionId], reason: 'Checked against the booking' }
    expect(await refused((await staff()).call(approveCommissions, { body: approval }))).toMatchObject({
      code: 'wrong_state',
    })
    await good(
      (await staff()).call(answerDispute, { params, body: { answer: 'The dates are as booked', upheld: false } }),
    )
    await good((await staff()).call(approveCommissions, { body: approval }))
    expect(await commissionOf(id)).toMatchObject({ state: 'approved', holds: [] })
  })

  it('R59 get a corrected rate if they are right, and the increase is approved again', async () => {
    const { id } = await stayed()
    const { id: commissionId, rate, rent, amount } = await commissionOf(id)
    if (!rent || rate === null) throw new Error('A commission of a booking has a rent and a rate')
    const params = { commissionId }
    const approval = { commissionIds: [commissionId], reason: 'Checked against the booking' }
    await good((await staff()).call(approveCommissions, { body: approval }))
    await good(
      (await as(agent.accountId)).call(disputeCommission, { params, body: { reason: 'We agreed on two points more' } }),
    )
    const answer = { answer: 'Your agreement says so', rate: rate + 200 }
    expect(
      await refused((await staff()).call(answerDispute, { params, body: { ...answer, upheld: false } })),
    ).toMatchObject({ code: 'rate_fixed', status: 422 })
    const { outcome, commission: waiting } = await good(
      (await staff()).call(answerDispute, { params, body: { ...answer, upheld: true } }),
    )
    expect([outcome?.state, waiting.pending, waiting.rate, waiting.dispute?.answer]).toEqual([
      'pending',
      true,
      rate,
      null,
    ])
    await approvedBySecond(t, outcome?.id ?? 0)
    const commission = await commissionOf(id)
    const corrected = { amount: shareOf(rent.amount, rate + 200), currency: rent.currency }
    expect(corrected.amount).toBeGreaterThan(amount.amount)
    expect(commission).toMatchObject({
      state: 'earned',
      rate: rate + 200,
      amount: corrected,
      reason: 'rate_corrected',
      dispute: { answer: 'Your agreement says so', upheld: true },
    })
    const { changes } = await good((await staff()).call(staffCommissionById, { params }))
    expect(changes.at(-1)).toMatchObject({ rule: 'R59', note: 'Your agreement says so' })
    await good((await staff()).call(approveCommissions, { body: approval }))
    expect(await commissionOf(id)).toMatchObject({ state: 'approved', amount: corrected })
  })

  it('R56 the amount the second person saw is approved, or nothing', async () => {
    const { id } = await stayed()
    const { id: commissionId } = await commissionOf(id)
    const { id: approvalId } = await t.write((ctx) =>
      submitForApproval(ctx, {
        kind: 'partner_commission',
        subject: `commission:${commissionId}`,
        act: { commissionId, amount: 1 },
        reason: 'Checked against the booking',
        by: staffId,
        waits: true,
      }),
    )
    const second = await confirmedStaff(t, 'admin')
    expect(await refused(second.call(approveAct, { params: { approvalId }, body: { note: '' } }))).toMatchObject({
      code: 'wrong_state',
    })
    expect(await commissionOf(id)).toMatchObject({ state: 'earned' })
  })

  it("R56 team members can't decide about their own commissions, even below the limit", async () => {
    const { id } = await stayed()
    const { id: commissionId } = await commissionOf(id)
    const own = await confirmedStaff(t)
    const belongsTo = (partnerId: number) =>
      t.write((ctx) =>
        sql`update commissions.commission set partner_id = ${partnerId} where id = ${commissionId}`.execute(db(ctx)),
      )
    await belongsTo(own.accountId)
    const reason = 'Checked against the booking'
    const participant = { code: 'participant', status: 403 }
    const approving = own.call(approveCommissions, { body: { commissionIds: [commissionId], reason } })
    expect(await refused(approving)).toMatchObject(participant)
    const releasing = own.call(releaseLicenseHold, { params: { commissionId }, body: { reason } })
    expect(await refused(releasing)).toMatchObject(participant)
    const paying = own.call(preparePartnerRun, {
      body: { currency: 'USD', payees: [{ partnerId: own.accountId, withhold: false }] },
    })
    expect(await refused(paying)).toMatchObject(participant)
    // The journal owes it to the agent.
    await belongsTo(agent.accountId)
  })

  it('R60 can dispute for 60 days after the last change, as the agreement says', async () => {
    const { id } = await stayed()
    const { id: commissionId, disputeUntil } = await commissionOf(id)
    const dispute = async () =>
      (await as(agent.accountId)).call(disputeCommission, {
        params: { commissionId },
        body: { reason: 'The guest extended the stay by phone' },
      })
    const before = t.clock.now()
    t.clock.set(new Date(`${addDays(disputeUntil, 1)}T17:00:00Z`))
    expect(await refused(dispute())).toMatchObject({ code: 'dispute_too_late', status: 409 })
    t.clock.set(new Date(`${disputeUntil}T17:00:00Z`))
    expect((await good(dispute())).commission.dispute?.answer).toBeNull()
    t.clock.set(before)
  })
})

it('a manually added commission returns at its amount when the dispute about its reversal is upheld', async () => {
  // Provides the money to pay it.
  await stayed()
  const position = { state: 'earned' as const, amount: 40_00, posted: 40_00, settled: 0 }
  const values = { kind: 'manual' as const, source: 'manual' as const, bearer: 'manager' as const, currency: 'USD' }
  const nothing = { booking_id: null, origin_id: null, home_id: null, code: null, basis_points: null }
  const added = await t.write((ctx) =>
    insertCommission(
      ctx,
      {
        ...values,
        ...nothing,
        partner_id: agent.accountId,
        due_on: ctx.today,
        note: 'Welcome bonus',
        file_id: 1,
        added_by: staffId,
        license_at_booking: null,
      },
      { first: { next: position, reason: 'added' }, by: staffId },
    ),
  )
  const params = { commissionId: added?.id ?? 0 }
  await good((await staff()).call(strikeCommission, { params, body: { reason: 'Entered for the wrong partner' } }))
  const dispute = { reason: 'It was promised to me in May' }
  await good((await as(agent.accountId)).call(disputeCommission, { params, body: dispute }))
  const answer = { answer: 'You are right', upheld: true }
  await good((await staff()).call(answerDispute, { params, body: answer }))
  const own = await good((await as(agent.accountId)).call(ownCommission, { params }))
  expect(own.commission).toMatchObject({ state: 'earned', amount: { amount: 40_00 } })
  await holds()
})

it('lists payout runs a dozen at a time, latest first, each once', async () => {
  const prepared_at = t.clock.now()
  const by = { approved_by: null, approved_at: null, ended_by: null, ended_at: null, effective_on: null }
  const added = Array.from({ length: 25 }, (_, at) => ({
    ...by,
    currency: 'USD',
    note: `Run ${at}`,
    state: 'canceled' as const,
    prepared_by: staffId,
    prepared_at,
  }))
  await t.write((ctx) => db(ctx).insertInto('commissions.payout_run').values(added).execute())
  const page = async (runsBefore?: number) =>
    good((await staff()).call(partnerPayables, { query: runsBefore === undefined ? {} : { runsBefore } }))
  const first = await page()
  const second = await page(first.olderRuns ?? 0)
  const notes = [...first.runs, ...second.runs].map(({ note }) => note)
  expect(notes).toEqual(Array.from({ length: 24 }, (_, at) => `Run ${24 - at}`))
  expect(second.olderRuns).not.toBeNull()
})

it('adds a commission manually only with a document; over the limit a second person approves it', async () => {
  const { fileId } = { fileId: 999_999 }
  const body = { email: agent.email, amount: 900_00, currency: 'USD', note: 'Welcome bonus', fileId }
  expect(await refused((await staff()).call(addCommission, { body }))).toMatchObject({ code: 'file_unknown' })
})
