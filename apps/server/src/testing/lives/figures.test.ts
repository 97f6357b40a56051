import {
  bookingById,
  closingViewNow,
  type Money,
  ownerAccounting,
  ownerBookingById,
  ownerBookings,
  ownerToday,
  paidPayouts,
  payoutsDue,
  quarterStatement,
  rangeStatement,
  rentsPaidOfOwner,
  staffBookings,
  statementList,
  taxFile,
  taxYearOfDesk,
  trustPosition,
  upcomingPayouts,
} from '@porchlight/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentText } from '#kernel/paper/speech'
import { bookingById as storedBooking } from '#modules/bookings'
import { fillDemo } from '../../demo/first-run.ts'
import { withSecondFactor } from '../../modules/accounts/testing/second-factor.ts'
import { good } from '../../modules/bookings/testing/guest.ts'
import { rentsPdf } from '../../modules/statements/adapters/rents-pdf.ts'
import { statementPdf } from '../../modules/statements/adapters/statement-pdf.ts'
import { statementWords } from '../../modules/statements/adapters/statement-words.ts'
import type { Caller } from '../caller.ts'
import { type TestApp, testApp } from '../harness.ts'
import { pdfText } from '../paper-text.ts'

/** Every figure that people see in two places is read in both and compared, over a demo world of so many homes. */
const homes = 13

let t: TestApp
let staff: Caller
let staffId: number
const owners: number[] = []

beforeAll(async () => {
  t = await testApp()
  await fillDemo(t.app, homes, 2027)
  const member = await t.person('staff')
  staff = member
  staffId = member.accountId
  const { desk } = await good(staff.call(closingViewNow, {}))
  owners.push(...desk.owners.map(({ ownerId }) => ownerId))
}, 240_000)
afterAll(() => t.close())

const sum = (amounts: readonly Money[]): number => amounts.reduce((total, { amount }) => total + amount, 0)

/** What differs: a name, and what each place says. */
const differing = (pairs: Readonly<Record<string, readonly [number, number]>>, where: string): string[] =>
  Object.entries(pairs)
    .filter(([, [one, other]]) => one !== other)
    .map(([what, [one, other]]) => `${where}, ${what}: ${one} and ${other}`)

type Sums = { opening: Money; earned: Money; adjustments: Money; expenses: Money; closing: Money }
const sums = (one: Sums & { paid: Money }, other: Sums & { payouts: Money }) => ({
  opening: [one.opening.amount, other.opening.amount] as const,
  earned: [one.earned.amount, other.earned.amount] as const,
  adjustments: [one.adjustments.amount, other.adjustments.amount] as const,
  expenses: [one.expenses.amount, other.expenses.amount] as const,
  paid: [one.paid.amount, other.payouts.amount] as const,
  closing: [one.closing.amount, other.closing.amount] as const,
})

const accountingOf = async (owner: Caller, propertyId?: number) =>
  (
    await good(
      owner.call(ownerAccounting, { query: propertyId === undefined ? {} : { propertyId: String(propertyId) } }),
    )
  ).accounting

test('an owner’s year is the same on their first page, in accounting, by home, by month, by payout and in every statement', async () => {
  const faults: string[] = []
  for (const id of owners) {
    const owner = await t.as(id)
    const all = await accountingOf(owner)
    const where = `owner ${id}`
    const { money: today, byMonth } = await good(owner.call(ownerToday, {}))
    const thisYear = byMonth.filter(({ month }) => month.startsWith(String(all.money.year)))
    const ofDays = (
      await good(owner.call(rangeStatement, { query: { start: `${all.money.year}-01-01`, end: all.today } }))
    ).statement
    const { payouts } = await good(owner.call(paidPayouts, { query: { year: all.money.year } }))
    const upcoming = await good(owner.call(upcomingPayouts, { query: {} }))
    faults.push(
      ...differing(
        {
          'earned today': [today.earned.amount, all.money.earned.amount],
          'paid today': [today.paid.amount, all.money.paid.amount],
          'on the way today': [today.onTheWay.amount, all.money.onTheWay.amount],
          'booked ahead today': [today.bookedAhead.amount, all.money.bookedAhead.amount],
          'earned by month': [sum(thisYear.map(({ earned }) => earned)), all.money.earned.amount],
          'earned by home': [sum(all.homes.map(({ earned }) => earned)), all.money.earned.amount],
          'on the way by home': [sum(all.homes.map(({ onTheWay }) => onTheWay)), all.money.onTheWay.amount],
          'paid by payout': [
            sum(payouts.filter(({ state }) => state !== 'returned').map(({ amount }) => amount)),
            all.money.paid.amount,
          ],
          // Owners below zero are paid nothing.
          'on the way by part': [
            sum(upcoming.earned.map(({ amount }) => amount)),
            Math.max(0, all.money.onTheWay.amount),
          ],
          'ahead by stay': [sum(upcoming.ahead.map(({ amount }) => amount)), all.money.bookedAhead.amount],
        },
        where,
      ),
      ...differing(
        sums({ ...all.money, closing: all.money.onTheWay }, ofDays),
        `${where}, statement of the year’s days`,
      ),
    )
    const { statements } = await good(owner.call(statementList, {}))
    for (const quarter of all.quarters) {
      const params = { year: quarter.year, quarter: quarter.quarter }
      const { statement } = await good(owner.call(quarterStatement, { params }))
      const listed = statements.find((one) => one.year === params.year && one.quarter === params.quarter)
      const at = `${where}, quarter ${quarter.quarter}`
      faults.push(...differing(sums(quarter, statement), at))
      if (listed)
        faults.push(
          ...differing(
            {
              'earned in the list': [listed.earned.amount, quarter.earned.amount],
              'payouts in the list': [listed.payouts.amount, quarter.paid.amount],
              'closing in the list': [listed.closing.amount, quarter.closing.amount],
            },
            at,
          ),
        )
      const paid = payouts.filter(
        (one) =>
          one.state !== 'returned' && one.statement.year === params.year && one.statement.quarter === params.quarter,
      )
      faults.push(...differing({ payouts: [sum(paid.map(({ amount }) => amount)), quarter.paid.amount] }, at))
    }
    for (const home of all.homes) {
      const own = await accountingOf(owner, home.id)
      faults.push(
        ...differing(
          {
            earned: [own.money.earned.amount, home.earned.amount],
            paid: [own.money.paid.amount, home.paid.amount],
            'on the way': [own.money.onTheWay.amount, home.onTheWay.amount],
          },
          `${where}, home ${home.id}`,
        ),
      )
    }
  }
  expect(owners.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

const negative = ({ amount, currency }: Money): Money => ({ amount: amount === 0 ? 0 : -amount, currency })

/** The lines of a PDF, in which a figure stands before its label. */
const linesOf = async (pdf: Promise<Buffer>): Promise<string[]> => (await pdfText(await pdf)).split('\n')

test('the PDF of every quarter says what accounting and its list say', async () => {
  const { money } = statementWords('en')
  const faults: string[] = []
  for (const id of owners) {
    const owner = await t.as(id)
    const { quarters } = await accountingOf(owner)
    for (const quarter of quarters) {
      const params = { year: quarter.year, quarter: quarter.quarter }
      const { statement } = await good(owner.call(quarterStatement, { params }))
      const lines = await linesOf(statementPdf(statement, 'en'))
      for (const [label, figure] of [
        ['Opening balance', quarter.opening],
        ['Earned', quarter.earned],
        ['Adjustments', quarter.adjustments],
        ['Expenses', negative(quarter.expenses)],
        ['Payouts', negative(quarter.paid)],
        ['Closing balance', quarter.closing],
      ] as const) {
        const printed = lines[lines.indexOf(label) - 1]
        if (printed !== money(figure))
          faults.push(`owner ${id}, quarter ${quarter.quarter}, ${label}: ${printed} and ${money(figure)}`)
      }
    }
  }
  expect(faults).toEqual([])
})

test('an owner’s tax document and the file for filing say what the team’s list of the year says', async () => {
  const { money } = documentText('en')
  const { tax } = await good(staff.call(taxYearOfDesk, { query: {} }))
  const { rows } = await good((await withSecondFactor(t, staffId)).call(taxFile, { query: { year: tax.year } }))
  const reported = tax.payees.filter(({ state }) => state === 'report')
  const faults = differing(
    {
      'forms in the file': [rows.length, reported.length],
      'rents in the file': [sum(rows.map(({ gross }) => gross)), sum(reported.map(({ gross }) => gross))],
      'rents reported': [tax.reported.amount, sum(reported.map(({ gross }) => gross))],
      'tax to withhold': [sum(rows.map(({ withhold }) => withhold)), tax.withhold.amount],
    },
    `tax of ${tax.year}`,
  )
  for (const payee of tax.payees) {
    const inFile = rows.filter(({ name, gross }) => name === payee.name && gross.amount === payee.gross.amount)
    faults.push(
      ...differing(
        { 'forms of its rents': [inFile.length, payee.state === 'report' ? 1 : 0] },
        `owner ${payee.ownerId}`,
      ),
    )
    const rents = await good((await t.as(payee.ownerId)).call(rentsPaidOfOwner, { query: { year: tax.year } }))
    const lines = await linesOf(rentsPdf(rents, { ownerName: payee.name, legalName: 'Porchlight Homes LLC' }, 'en'))
    const printed = lines[lines.lastIndexOf('Together') - 1]
    if (printed !== money(payee.gross))
      faults.push(`owner ${payee.ownerId}, rents on paper: ${printed} and ${money(payee.gross)}`)
  }
  expect(tax.payees.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

test('a stay’s money is the same for its guest, its owner and the team, on its page and in every list', async () => {
  const faults: string[] = []
  const seen = new Set<number>()
  const cards = new Map<number, { total: Money }>()
  for (let page = 1; ; page++) {
    const { bookings } = await good(staff.call(staffBookings, { query: { page, perPage: 100 } }))
    for (const card of bookings.data) cards.set(card.id, card)
    if (page >= bookings.numberPages) break
  }
  for (const id of owners) {
    const owner = await t.as(id)
    const { bookings } = await good(owner.call(ownerBookings, { query: { perPage: 100 } }))
    for (const card of bookings.data) {
      const params = { id: String(card.id) }
      const { booking: forOwner } = await good(owner.call(ownerBookingById, { params }))
      const { guestId } = await t.read((ctx) => storedBooking(ctx, card.id))
      const { booking: forGuest } = await good((await t.as(guestId)).call(bookingById, { params }))
      const { booking: forTeam } = await good(staff.call(bookingById, { params }))
      const listed = cards.get(card.id)
      seen.add(card.id)
      faults.push(
        ...differing(
          {
            'total for owner and guest': [forOwner.guestTotal.amount, forGuest.total.amount],
            'total for team and guest': [forTeam.total.amount, forGuest.total.amount],
            'total in the owner’s list': [card.total.amount, forGuest.total.amount],
            'total in the team’s list': [listed?.total.amount ?? -1, forGuest.total.amount],
            'paid for owner and guest': [forOwner.guestPaid.amount, forGuest.netPaid.amount],
            'refunded for owner and guest': [forOwner.guestRefunded.amount, forGuest.refunded.amount],
            'kept of what was paid': [forGuest.paid.amount - forGuest.refunded.amount, forGuest.netPaid.amount],
            'paid for team and guest': [forTeam.netPaid.amount, forGuest.netPaid.amount],
            'the owner’s part in the list': [card.yours.amount, forOwner.money.yours.amount],
          },
          `${card.number}`,
        ),
      )
    }
  }
  expect(seen.size).toBeGreaterThan(homes)
  expect(faults).toEqual([])
})

test('rents for tax and the trust come to what owners see', async () => {
  const faults: string[] = []
  const { tax } = await good(staff.call(taxYearOfDesk, { query: {} }))
  const { currencies } = await good(staff.call(trustPosition, {}))
  const { currencies: due } = await good(staff.call(payoutsDue, {}))
  const owed = new Map<string, number>()
  for (const id of owners) {
    const owner = await t.as(id)
    const rents = await good(owner.call(rentsPaidOfOwner, { query: { year: tax.year } }))
    const inUsd = rents.sums.find(({ gross }) => gross.currency === tax.threshold.currency)
    const ofDesk = tax.payees.find(({ ownerId }) => ownerId === id)
    faults.push(
      ...differing(
        {
          'rents for tax': [inUsd?.gross.amount ?? 0, ofDesk?.gross.amount ?? 0],
          'rents one by one': [sum(rents.rents.map(({ gross }) => gross)), sum(rents.sums.map(({ gross }) => gross))],
        },
        `owner ${id}`,
      ),
    )
    const { money } = await accountingOf(owner)
    owed.set(money.onTheWay.currency, (owed.get(money.onTheWay.currency) ?? 0) + money.onTheWay.amount)
    for (const { payees } of due)
      for (const payee of payees.filter(({ ownerId }) => ownerId === id))
        faults.push(
          ...differing(
            { 'due by home': [sum(payee.parts.map(({ amount }) => amount)), payee.amount.amount] },
            `owner ${id}`,
          ),
        )
  }
  for (const { currency, accounts } of currencies) {
    const inTrust = accounts.find(({ account }) => account === 'payable:owner')?.balance.amount ?? 0
    faults.push(...differing({ 'owed to owners': [inTrust, owed.get(currency) ?? 0] }, `trust in ${currency}`))
  }
  expect(faults).toEqual([])
})
