import {
  addDays,
  approvePayoutRun,
  closeTheBooks,
  closingViewNow,
  correctOwner,
  decideBill,
  deskOwnerInvoices,
  endEnrolment,
  enrolHome,
  enterBill,
  fillTrust,
  makeJob,
  payoutRunById,
  payVendorBill,
  preparePayoutRun,
  quarterStatement,
  receiveOwnerMoney,
  returnPayout,
  sendPayoutRun,
  settlePayoutRun,
  tellBankBalance,
  vendorBills,
  withdrawVendorPayment,
} from '@porchlight/contract'
import { setShares } from '#modules/homes'
import { operatorOwes, ownerFunds } from '#modules/ledger'
import { good, refused } from '../../modules/bookings/testing/guest.ts'
import type { Act } from './stay-acts.ts'
import { as, lawful, pick, type Street, type StreetHome, today } from './street.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** A vendor repairs something; its bill is entered and charged to the home’s owners. */
const expense: Act = async (street, { which, size, yes }) => {
  const { t, homes, team, vendorId, documentId } = street
  const staff = await as(t, team[0])
  const homeId = pick(homes, which)?.homeId ?? 0
  const work = { kind: 'repair' as const, homeId, title: 'Fix the boiler', day: today(street) }
  const made = await lawful(staff.call(makeJob, { body: work }))
  if (!made) return
  const bill = { vendorId, number: `B-${made.job.id}`, cost: 1 + (size % 30_000), markup: (size % 4) * 500 }
  const entered = await lawful(
    staff.call(enterBill, { params: { id: made.job.id }, body: { ...bill, fileId: documentId } }),
  )
  const id = entered?.bills.at(-1)?.id
  if (id !== undefined) await lawful(staff.call(decideBill, { params: { id }, body: { charge: yes } }))
}

/** The team corrects an owner's account, or charges them the cleaning of their own stay. */
const correct: Act = async (street, { which, when, size, yes }) => {
  const { t, homes, team } = street
  const { homeId, owners } = pick(homes, which) as StreetHome
  const kind = size % 3 === 0 ? ('owner_stay' as const) : ('correction' as const)
  const amount = usd((1 + (size % 40_000)) * (yes || kind === 'owner_stay' ? 1 : -1))
  const on = addDays(today(street), -(when % 60))
  const id = pick(owners, when) as number
  const staff = await as(t, team[0])
  await lawful(
    staff.call(correctOwner, {
      params: { id },
      body: { homeId, kind, amount, note: 'Lost heating', on, reason: 'No heating for two nights' },
    }),
  )
}

/** From a given day, the home belongs to its owners by different shares, or to one of them alone. */
const share: Act = async (street, { which, when, size }) => {
  const { homeId, owners } = pick(street.homes, which) as StreetHome
  const [first = 0, ...others] = owners
  const each = others.length === 0 ? 0 : size % Math.floor(10_000 / others.length)
  const shares = [
    { accountId: first, basisPoints: 10_000 - each * others.length },
    ...others.map((accountId) => ({ accountId, basisPoints: each })),
  ].filter(({ basisPoints }) => basisPoints > 0)
  await street.t.write((ctx) => setShares(ctx, homeId, addDays(today(street), when % 30), shares))
}

/** An owner is paid part of what they can be paid, with two people's approval; a cent more than that is rejected. */
const payOut: Act = async ({ t, homes, team, runs }, { which, when, size }) => {
  const ownerId = pick(pick(homes, which)?.owners ?? [], when) ?? 0
  const { available } = await t.read((ctx) => ownerFunds(ctx, ownerId, 'USD'))
  const [one, two] = [await as(t, team[0]), await as(t, team[1])]
  const run = (amount: number) => ({ body: { currency: 'USD', payees: [{ ownerId, amount }], note: '' } })
  await refused(one.call(preparePayoutRun, run(available + 1)))
  if (available === 0) return
  const prepared = await lawful(one.call(preparePayoutRun, run(1 + (size % available))))
  if (!prepared) return
  const params = { runId: prepared.run.id }
  runs.push(params.runId)
  if (prepared.run.needsSecond) await good(two.call(approvePayoutRun, { params }))
  await lawful(one.call(sendPayoutRun, { params }))
}

/** The bank has moved a payout, or returns it. */
const bank: Act = async ({ t, team, runs }, { which, yes }) => {
  const runId = pick(runs, which)
  if (runId === undefined) return
  const staff = await as(t, team[0])
  if (yes) return void (await lawful(staff.call(settlePayoutRun, { params: { runId } })))
  const seen = await lawful(staff.call(payoutRunById, { params: { runId } }))
  const payoutId = seen?.run.lines[0]?.payoutId ?? undefined
  if (payoutId === undefined) return
  await lawful(staff.call(returnPayout, { params: { runId, payoutId }, body: { reason: 'R03 no account' } }))
}

/** The next quarter is closed for everyone, once the bank's balance matches the books. */
const close: Act = async ({ t, homes, team, closed }) => {
  const staff = await as(t, team[0])
  const { desk } = await good(staff.call(closingViewNow))
  const { year, quarter } = desk.quarter
  for (const { book } of desk.bank)
    await lawful(staff.call(tellBankBalance, { body: { year, quarter, balance: book } }))
  if (!(await lawful(staff.call(closeTheBooks, { body: { year, quarter } })))) return
  for (const ownerId of homes.flatMap(({ owners }) => owners)) {
    const owner = await as(t, ownerId)
    const { statement } = await good(owner.call(quarterStatement, { params: { year, quarter } }))
    closed.push({ ownerId, statement })
  }
}

/** A home enrolls in a care program, or leaves it. */
const care: Act = async (street, { which, when, yes }) => {
  const { t, homes, programId } = street
  const { homeId, owners } = pick(homes, which) as StreetHome
  const owner = await as(t, owners[0] ?? 0)
  const params = { id: homeId, programId }
  const day = addDays(today(street), when % 20)
  if (yes) await lawful(owner.call(enrolHome, { params, body: { from: day } }))
  else await lawful(owner.call(endEnrolment, { params, body: { until: day } }))
}

/** An owner who was asked for what they owe pays some of it another way; a cent more than is open is rejected. */
const receive: Act = async ({ t, team }, { which, size }) => {
  const staff = await as(t, team[0])
  const { invoices } = await good(staff.call(deskOwnerInvoices, { query: { status: 'open' } }))
  const invoice = pick(invoices, which)
  if (!invoice) return
  const params = { number: invoice.number }
  const note = (amount: number) => ({
    params,
    body: { amount, receivedOn: today({ t }), reference: 'Wire 7' },
  })
  const { code } = await refused(staff.call(receiveOwnerMoney, note(invoice.open.amount + 1)))
  if (code !== 'more_than_open') throw new Error(`more than is open was refused as ${code}`)
  await lawful(staff.call(receiveOwnerMoney, note(1 + (size % invoice.open.amount))))
}

/** A vendor is paid for the bill that has waited longest, or the last payment is returned. */
const payCompany: Act = async ({ t, team }, { yes }) => {
  const staff = await as(t, team[0])
  const { bills } = await good(staff.call(vendorBills, { query: { status: yes ? 'open' : 'paid' } }))
  const [bill] = bills
  if (!bill) return
  const params = { id: bill.id }
  const paid = { paidOn: today({ t }), reference: 'Wire 9' }
  if (yes) await lawful(staff.call(payVendorBill, { params, body: paid }))
  else await lawful(staff.call(withdrawVendorPayment, { params }))
}

/**
 * The operator adds money from outside the books for what it owes the trust because of a dispute or an owner's default
 * (R55).
 */
export const fill = async ({ t, team }: Street): Promise<boolean> => {
  const owed = await t.read((ctx) => operatorOwes(ctx, 'USD'))
  if (owed === 0) return false
  const staff = await as(t, team[0])
  const { operatorOwes: left } = await good(
    staff.call(fillTrust, { body: { amount: usd(owed), reference: 'Wire from our own bank' } }),
  )
  if (left.amount !== 0) throw new Error(`the operator still owes ${left.amount}`)
  return true
}

export const moneyActs = { expense, correct, share, payOut, bank, close, care, receive, payCompany }
