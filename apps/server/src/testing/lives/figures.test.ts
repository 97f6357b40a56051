import {
  bookingById,
  cancelBooking,
  closingViewNow,
  deskOwnerInvoice,
  deskOwnerInvoices,
  invoiceByNumber,
  type Money,
  myInvoices,
  myReceipts,
  ownerAccounting,
  ownerBookingById,
  ownerBookings,
  ownerInvoice,
  ownerInvoices,
  ownerToday,
  paidPayouts,
  payoutRunById,
  payoutRuns,
  payoutsDue,
  quarterStatement,
  rangeStatement,
  receiptByNumber,
  rentsPaidOfOwner,
  staffBookings,
  statementList,
  statementsByPeriod,
  taxFile,
  taxYearOfDesk,
  trustPosition,
  upcomingPayouts,
} from '@porchlight/contract'
import { formatsOf } from '@porchlight/wording'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingById as storedBooking } from '#modules/bookings'
import { fillDemo } from '../../demo/first-run.ts'
import { withSecondFactor } from '../../modules/accounts/testing/second-factor.ts'
import { good } from '../../modules/bookings/testing/guest.ts'
import { ownerInvoicePdf } from '../../modules/dues/adapters/invoice-pdf.ts'
import { invoicePdf } from '../../modules/invoices/adapters/pdf.ts'
import { receiptPdf } from '../../modules/invoices/adapters/receipt-pdf.ts'
import { rentsPdf } from '../../modules/statements/adapters/rents-pdf.ts'
import { statementPdf } from '../../modules/statements/adapters/statement-pdf.ts'
import type { Caller } from '../caller.ts'
import { type TestApp, testApp } from '../harness.ts'
import { pdfText } from '../paper-text.ts'
import { plainWords } from '../plain-words.ts'

/** Reads every figure people see in two places from both and compares them, in a demo world with this many homes. */
const homes = Number(process.env.FIGURE_HOMES ?? 6)

let t: TestApp
let staff: Caller
let staffId: number
const owners: number[] = []

/** Guests cancel upcoming stays, the soonest and the latest first: part of one is retained, none of another. */
const cancelSome = async () => {
  const { bookings } = await good(staff.call(staffBookings, { query: { when: 'upcoming', perPage: 100 } }))
  const ahead = bookings.data
    .filter(({ status }) => status === 'confirmed')
    .toSorted((a, b) => a.arrive.localeCompare(b.arrive))
  const retained = new Set<boolean>()
  for (const { id } of [...ahead.slice(0, 3), ...ahead.slice(-2)]) {
    const { guestId } = await t.read((ctx) => storedBooking(ctx, id))
    const { refund } = await good(
      (await t.as(guestId)).call(cancelBooking, { params: { id }, body: { reason: 'Plans changed' } }),
    )
    retained.add(refund.retained.amount > 0)
  }
  expect(retained.size).toBe(2)
  await t.drain()
}

beforeAll(async () => {
  t = await testApp()
  await fillDemo(t.app, homes, 2027)
  const member = await t.person('staff')
  staff = member
  staffId = member.accountId
  const { desk } = await good(staff.call(closingViewNow, {}))
  owners.push(...desk.owners.map(({ ownerId }) => ownerId))
  await cancelSome()
}, 240_000)
afterAll(() => t.close())

/** Stays in an owner's list: every third of the many that are merely confirmed, and all others. */
const staysOf = async (owner: Caller) => {
  const cards = []
  for (let page = 1; ; page++) {
    const { bookings } = await good(owner.call(ownerBookings, { query: { page, perPage: 100 } }))
    cards.push(...bookings.data)
    if (page >= bookings.numberPages) return cards.filter(({ status, id }) => status !== 'confirmed' || id % 3 === 0)
  }
}

const sum = (amounts: readonly Money[]): number => amounts.reduce((total, { amount }) => total + amount, 0)

/** What differs: a name, and the value in each place. */
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

test("an owner's year is the same on their first page, in accounting, by home, by month, by payout, and in every statement", async () => {
  const faults: string[] = []
  for (const id of owners) {
    const owner = await t.as(id)
    const all = await accountingOf(owner)
    const where = `owner ${id}`
    const { money: today, byMonth, byHome, nextPayout } = await good(owner.call(ownerToday, {}))
    const thisYear = byMonth.filter(({ month }) => month.startsWith(String(all.money.year)))
    const ofDays = (
      await good(owner.call(rangeStatement, { query: { start: `${all.money.year}-01-01`, end: all.today } }))
    ).statement
    const { payouts } = await good(owner.call(paidPayouts, { query: { year: all.money.year } }))
    const upcoming = await good(owner.call(upcomingPayouts, { query: {} }))
    const { periods } = await good(owner.call(statementsByPeriod, { query: { by: 'month' } }))
    const months = periods.filter(({ from }) => from.startsWith(String(all.money.year)))
    faults.push(
      ...differing(
        {
          'earned today': [today.earned.amount, all.money.earned.amount],
          'paid today': [today.paid.amount, all.money.paid.amount],
          'on the way today': [today.onTheWay.amount, all.money.onTheWay.amount],
          'booked ahead today': [today.bookedAhead.amount, all.money.bookedAhead.amount],
          'opening today': [today.opening.amount, all.money.opening.amount],
          'corrections today': [today.adjustments.amount, all.money.adjustments.amount],
          'expenses today': [today.expenses.amount, all.money.expenses.amount],
          'the year as it adds up today': [
            today.opening.amount + today.earned.amount + today.adjustments.amount - today.expenses.amount,
            today.paid.amount + today.onTheWay.amount,
          ],
          'earned by home today': [sum(byHome.map(({ earned }) => earned)), today.earned.amount],
          'on the way by home today': [sum(byHome.map(({ onTheWay }) => onTheWay)), today.onTheWay.amount],
          'next payout today': [nextPayout?.amount.amount ?? 0, sum(upcoming.next.map(({ amount }) => amount))],
          'stays before the next payout today': [
            nextPayout?.coming.amount.amount ?? 0,
            sum(nextPayout ? upcoming.next.flatMap(({ coming }) => coming.map(({ amount }) => amount)) : []),
          ],
          'the next payout as it adds up': [
            sum(upcoming.next.map(({ amount }) => amount)),
            sum(
              upcoming.next.map(({ amount: { currency }, opening, lines, coming, heldBack }) => {
                const more = [...lines, ...coming].reduce((all, { amount }) => all + amount.amount, opening.amount)
                return { amount: Math.max(0, more - (heldBack?.amount.amount ?? 0)), currency }
              }),
            ),
          ],
          'earned by month of statements': [sum(months.map(({ earned }) => earned)), all.money.earned.amount],
          'closing of the last month': [months[0]?.closing.amount ?? 0, all.money.onTheWay.amount],
          'earned by month': [sum(thisYear.map(({ earned }) => earned)), all.money.earned.amount],
          'earned by home': [sum(all.homes.map(({ earned }) => earned)), all.money.earned.amount],
          'on the way by home': [sum(all.homes.map(({ onTheWay }) => onTheWay)), all.money.onTheWay.amount],
          'opening by home': [sum(all.homes.map(({ opening }) => opening)), all.money.opening.amount],
          'expenses by home': [sum(all.homes.map(({ expenses }) => expenses)), all.money.expenses.amount],
          'corrections by home': [sum(all.homes.map(({ adjustments }) => adjustments)), all.money.adjustments.amount],
          'paid by home': [sum(all.homes.map(({ paid }) => paid)), all.money.paid.amount],
          'reserve by home': [sum(byHome.map(({ reserve }) => reserve)), sum(all.homes.map(({ reserve }) => reserve))],
          'paid by payout': [
            sum(payouts.filter(({ state }) => state !== 'returned').map(({ amount }) => amount)),
            all.money.paid.amount,
          ],
          // Owners with a negative balance are paid nothing.
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
            opening: [own.money.opening.amount, home.opening.amount],
            earned: [own.money.earned.amount, home.earned.amount],
            adjustments: [own.money.adjustments.amount, home.adjustments.amount],
            expenses: [own.money.expenses.amount, home.expenses.amount],
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

/** The lines of a PDF, in which a figure comes before its label. */
const linesOf = async (pdf: Promise<Buffer>): Promise<string[]> => (await pdfText(await pdf)).split('\n')

/** English words in a pseudo-language PDF that come from neither its data nor the catalog. */
const englishOn = async (pdf: Promise<Buffer>, given: unknown): Promise<string[]> =>
  plainWords(pdfText(await pdf), given)

test('the PDF of every quarter matches accounting and its list', async () => {
  const { money } = formatsOf('en')
  const faults: string[] = []
  for (const id of owners) {
    const owner = await t.as(id)
    const { quarters } = await accountingOf(owner)
    for (const quarter of quarters) {
      const params = { year: quarter.year, quarter: quarter.quarter }
      const { statement } = await good(owner.call(quarterStatement, { params }))
      const lines = await linesOf(statementPdf(statement, 'en'))
      faults.push(...(await englishOn(statementPdf(statement, 'en-XA'), statement)))
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

test("an owner's tax document and the filing file match the team's list for the year", async () => {
  const { money } = formatsOf('en')
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
    const names = { ownerName: payee.name, legalName: 'Porchlight Homes LLC' }
    const lines = await linesOf(rentsPdf(rents, names, 'en'))
    faults.push(...(await englishOn(rentsPdf(rents, names, 'en-XA'), [rents, names])))
    const printed = lines[lines.lastIndexOf('Total') - 1]
    if (printed !== money(payee.gross))
      faults.push(`owner ${payee.ownerId}, rents on paper: ${printed} and ${money(payee.gross)}`)
  }
  expect(tax.payees.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

test("a stay's money is the same for its guest, its owner, and the team, on its page and in every list", async () => {
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
    for (const card of await staysOf(owner)) {
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

/** What precedes a label, last occurrence. */
const printedFor = (lines: readonly string[], label: string): string | undefined => lines[lines.lastIndexOf(label) - 1]

test("a stay's invoices and receipts, and their PDFs, match its page", async () => {
  const { money } = formatsOf('en')
  const faults: string[] = []
  let invoiced = 0
  let received = 0
  const canceled = new Set<string>()
  for (const id of owners) {
    for (const card of await staysOf(await t.as(id))) {
      // A PDF takes as long as ten calls.
      const isPrinted = card.status === 'canceled' || card.id % 12 === 0
      const stored = await t.read((ctx) => storedBooking(ctx, card.id))
      const guest = await t.as(stored.guestId)
      const { booking } = await good(guest.call(bookingById, { params: { id: String(card.id) } }))
      const query = { booking: String(card.id), perPage: 100 }
      const { invoices } = await good(guest.call(myInvoices, { query }))
      const ofStay = invoices.data.filter(({ claim }) => claim === null)
      for (const listed of ofStay) {
        const { invoice } = await good(guest.call(invoiceByNumber, { params: { number: listed.number } }))
        const total = sum([...invoice.lines, ...invoice.taxes].map(({ amount }) => amount))
        faults.push(
          ...differing(
            {
              'total in the list': [listed.total.amount, invoice.total.amount],
              'balance in the list': [listed.balance.amount, invoice.balance.amount],
              'total of its lines': [total, invoice.total.amount],
            },
            listed.number,
          ),
        )
        if (isPrinted) {
          const lines = await linesOf(invoicePdf(invoice as never, 'en'))
          faults.push(...(await englishOn(invoicePdf(invoice as never, 'en-XA'), invoice)))
          if (printedFor(lines, 'Total') !== money(invoice.total))
            faults.push(`${listed.number} on paper: ${printedFor(lines, 'Total')} and ${money(invoice.total)}`)
        }
        const isActive = listed.state === 'open' || listed.state === 'paid'
        if (!isActive) continue
        invoiced += 1
        if (booking.status === 'canceled') canceled.add(booking.number)
        faults.push(
          ...differing(
            {
              'what is open': [
                invoice.balance.amount,
                Math.max(0, invoice.total.amount - sum(invoice.received.map(({ amount }) => amount))),
              ],
              'received of the stay': [sum(invoice.received.map(({ amount }) => amount)), booking.netPaid.amount],
              ...(booking.status !== 'canceled' && {
                'total of the stay': [invoice.total.amount, booking.total.amount],
              }),
            },
            `${listed.number} of ${booking.number}`,
          ),
        )
      }
      const active = ofStay.filter(({ state }) => state === 'open' || state === 'paid')
      faults.push(...differing({ 'invoices that stand': [Math.min(active.length, 1), active.length] }, card.number))
      const { receipts } = await good(guest.call(myReceipts, { query: { booking: String(card.id) } }))
      const signed = receipts.map(({ kind, amount }) => (kind === 'payment' ? amount : negative(amount)))
      faults.push(...differing({ receipts: [sum(signed), booking.netPaid.amount] }, booking.number))
      const [last] = receipts.slice(-1)
      if (!last) continue
      received += 1
      if (!isPrinted) continue
      const { receipt } = await good(guest.call(receiptByNumber, { params: { number: last.number } }))
      const lines = await linesOf(receiptPdf(receipt, 'en'))
      faults.push(...(await englishOn(receiptPdf(receipt, 'en-XA'), receipt)))
      if (!lines.includes(money(last.amount)))
        faults.push(`${last.number} on paper lacks ${money(last.amount)}: ${lines.join(' | ')}`)
    }
  }
  expect([invoiced > homes, received > homes, canceled.size > 0]).toEqual([true, true, true])
  expect(faults).toEqual([])
})

test('an owner invoice is the same for the owner, the team, and in print', async () => {
  const { money } = formatsOf('en')
  const faults: string[] = []
  const { invoices: all, open } = await good(staff.call(deskOwnerInvoices, { query: { status: 'all' } }))
  faults.push(...differing({ 'open in all': [sum(all.map((one) => one.open)), sum(open)] }, 'owner invoices'))
  for (const listed of all) {
    const params = { number: listed.number }
    const owner = await t.as(listed.owner.id)
    const { invoices } = await good(owner.call(ownerInvoices, { query: { status: 'all' } }))
    const own = invoices.find(({ number }) => number === listed.number)
    const { invoice } = await good(owner.call(ownerInvoice, { params }))
    const { invoice: forTeam } = await good(staff.call(deskOwnerInvoice, { params }))
    const lines = await linesOf(ownerInvoicePdf(invoice, 'America/New_York', 'en'))
    faults.push(...(await englishOn(ownerInvoicePdf(invoice, 'America/New_York', 'en-XA'), invoice)))
    const credited = sum(invoice.credits.map(({ amount }) => amount))
    faults.push(
      ...differing(
        {
          'total for owner and team': [own?.total.amount ?? -1, listed.total.amount],
          'open for owner and team': [own?.open.amount ?? -1, listed.open.amount],
          'total on its page': [invoice.total.amount, forTeam.total.amount],
          'total of its lines': [sum(invoice.lines.map(({ amount }) => amount)), listed.total.amount],
          'what is open': [listed.total.amount - credited, listed.open.amount],
        },
        listed.number,
      ),
    )
    if (printedFor(lines, 'Total') !== money(listed.total))
      faults.push(`${listed.number} on paper: ${printedFor(lines, 'Total')} and ${money(listed.total)}`)
    if (invoice.credits.length > 0 && printedFor(lines, 'Amount due') !== money(listed.open))
      faults.push(`${listed.number} open on paper: ${printedFor(lines, 'Amount due')} and ${money(listed.open)}`)
  }
  expect(faults).toEqual([])
})

test("a payout run matches its lines and the owners' payouts", async () => {
  const faults: string[] = []
  const { runs } = await good(staff.call(payoutRuns, { query: { perPage: 100 } }))
  const payouts = new Map<number, Money>()
  for (const id of owners) {
    const owner = await t.as(id)
    const { money } = await accountingOf(owner)
    for (const year of [money.year - 2, money.year - 1, money.year])
      for (const payout of (await good(owner.call(paidPayouts, { query: { year } }))).payouts)
        payouts.set(payout.id, payout.amount)
  }
  for (const listed of runs.data) {
    const { run } = await good(staff.call(payoutRunById, { params: { runId: String(listed.id) } }))
    const counted = run.lines.filter(({ state }) => state !== 'dropped')
    faults.push(
      ...differing(
        {
          'total in the list': [listed.total.amount, run.total.amount],
          'total of its lines': [sum(counted.map(({ amount }) => amount)), run.total.amount],
          payees: [counted.length, run.payees],
        },
        `run ${run.id}`,
      ),
    )
    for (const { payoutId, amount, name } of counted)
      if (payoutId !== null)
        faults.push(
          ...differing({ payout: [payouts.get(payoutId)?.amount ?? -1, amount.amount] }, `run ${run.id}, ${name}`),
        )
  }
  expect(runs.data.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

test('tax rents and the trust match what owners see', async () => {
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
