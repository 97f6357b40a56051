import { type BodyOf, type enterBill, mostCost, type PlainDate, splitByWeight } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import { requireUpTo } from '#kernel/amount-limit'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsOfSamePerson } from '#modules/accounts'
import { needsApproval } from '#modules/approvals'
import { type Home, lockHome, shareSetsOf, sharesOn } from '#modules/homes'
import { credit, debit, type EntryLine, lockSubledger, operatorLacks, post, withoutZeros } from '#modules/ledger'
import { assertDocumentsSentBy, grantRead } from '#modules/media'
import { vendorsByIds } from '#modules/vendors'
import { bidsOf, limitOf } from './bid-queries.ts'
import { type BillRow, billsOf, chargedAlone, insertBill, lockBill, updateBill } from './bill-queries.ts'
import { emailCharged } from './cost-emails.ts'
import { chargeOf, mostCharged } from './engine/costs.ts'
import { type JobRow, jobById, lockJob } from './job-queries.ts'
import { problems } from './messages.ts'

const notNow = () => new Problem(409, 'not_allowed_now', problems.notNow)
const billable: readonly JobRow['state'][] = ['planned', 'under_way', 'done']

/** The part of a repair that can still be charged, in minor units; never below zero. */
export const chargeableAmount = async (ctx: ReadCtx, job: JobRow, home: Home, without = 0): Promise<number> => {
  const agreed = (await bidsOf(ctx, job.id)).find(({ state }) => state === 'accepted')
  const bills = (await billsOf(ctx, job.id)).filter(({ id, state }) => state !== 'refused' && id !== without)
  const requested = bills.reduce((sum, { charge_minor }) => sum + charge_minor, 0)
  return Math.max(0, mostCharged(agreed?.total_minor ?? null, await limitOf(ctx, home)) - requested)
}

/** @throws Problem 409 not_allowed_now; approval_missing above what was agreed, or above the limit if nothing was */
const mayCharge = async (ctx: ReadCtx, job: JobRow, home: Home, charge: number, without?: number): Promise<void> => {
  if (job.kind !== 'repair' || !billable.includes(job.state)) throw notNow()
  if (charge > (await chargeableAmount(ctx, job, home, without)))
    throw new Problem(409, 'approval_missing', problems.billTooHigh)
}

/**
 * Enters a vendor's bill. A document of a vendor counts once.
 * @returns the id of the bill
 * @throws Problem 404; 409 not_allowed_now, approval_missing, bill_known; 422 assignee_unknown, file_unknown,
 * not_a_document
 */
export const enter = async (
  ctx: WriteCtx,
  jobId: number,
  request: BodyOf<typeof enterBill>,
  by: number,
): Promise<number> => {
  const job = await lockJob(ctx, jobId)
  const home = await lockHome(ctx, job.home_id)
  const { vendorId, number, cost, markup, fileId } = request
  if (!(await vendorsByIds(ctx, [vendorId])).has(vendorId))
    throw new Problem(422, 'assignee_unknown', problems.unknownAssignee, undefined, { required: ['vendorId'] })
  await assertDocumentsSentBy(ctx, by, [fileId], 'fileId')
  requireUpTo(mostCost, { amount: cost, currency: home.currency }, 'cost')
  const charge = chargeOf({ cost, markup })
  await mayCharge(ctx, job, home, charge)
  const row = await insertBill(ctx, {
    job_id: jobId,
    vendor_id: vendorId,
    number,
    upload_id: fileId,
    currency: home.currency,
    cost_minor: cost,
    markup,
    charge_minor: charge,
    entered_by: by,
  })
  if (!row) throw new Problem(409, 'bill_known', problems.billKnown, undefined, { required: ['number'] })
  return row.id
}

/** Owners pay by their shares of the day; the vendor gets what it billed; the operator what it added, in both books. */
const linesOf = (
  { cost_minor, charge_minor, vendor_id }: BillRow,
  owners: readonly Owner[],
  why: Said,
): EntryLine[] => {
  const added = charge_minor - cost_minor
  const of = { why }
  return withoutZeros([
    ...owners.map(({ ownerId, amount }) => debit('payable:owner', amount, { ownerId, why })),
    credit('payable:vendor', cost_minor, { vendorId: vendor_id, why }),
    credit('payable:operator', added, of),
    debit('receivable:trust', added, of),
    credit('income:service-fee', added, of),
  ])
}

type Owner = { ownerId: number; amount: number }

/** What each of a home's owners pays of an amount, by the shares of a day, to the cent (R51). */
export const ownersAt = async (ctx: ReadCtx, { id }: Home, amount: number, on: PlainDate): Promise<Owner[]> => {
  const shares = sharesOn((await shareSetsOf(ctx, [id])).get(id) ?? [], on)
  const parts = splitByWeight(
    amount,
    shares.map(({ basisPoints }) => basisPoints),
  )
  return shares.map(({ accountId }, index) => ({ ownerId: accountId, amount: parts[index] ?? 0 }))
}

/**
 * Charges a bill: the owners of the day pay it by their shares, the vendor is owed it, and what we added is the
 * operator's. If an owner has less than that, the operator fills the gap; while it can't, the bill waits, so that no
 * one else's money pays it (R46).
 * @throws Problem 409 owner_short
 */
const charge = async (app: App, ctx: WriteCtx, bill: BillRow, job: JobRow, home: Home, by: number): Promise<void> => {
  const vendor = (await vendorsByIds(ctx, [bill.vendor_id])).get(bill.vendor_id)
  const document = said('entry.bill', { job: job.title, vendor: vendor?.name ?? '', number: bill.number })
  const source = `job:${job.id}:bill:${bill.id}`
  const owners = await ownersAt(ctx, home, bill.charge_minor, ctx.today)
  const { entryId } = await post(ctx, {
    purpose: 'expense',
    source,
    document,
    currency: bill.currency,
    homeId: home.id,
    lines: linesOf(bill, owners, document),
  })
  await lockSubledger(ctx, 'trust', bill.currency)
  if ((await operatorLacks(ctx, bill.currency)) > 0) throw new Problem(409, 'owner_short', problems.ownerShort)
  await updateBill(ctx, bill.id, { state: 'charged', decided_by: by, decided_at: ctx.now, entry_id: entryId })
  for (const { ownerId, amount } of owners) {
    await grantRead(ctx, [bill.upload_id], ownerId)
    await emailCharged(app, ctx, job, bill.id, ownerId, { amount, currency: bill.currency })
  }
}

/**
 * Above one person's limit, which adds up over a day with what else they charge, a bill must be charged by someone who
 * did not enter it.
 * @throws Problem 403 participant
 */
const assertSecondPerson = async (ctx: ReadCtx, { entered_by, charge_minor, currency }: BillRow, by: number) => {
  if ((await accountsOfSamePerson(ctx, by, [entered_by])).length === 0) return
  const amount = { amount: charge_minor + (await chargedAlone(ctx, by, currency)), currency }
  if (await needsApproval(ctx, { kind: 'extra_charge', amount, by }))
    throw new Problem(403, 'participant', problems.enteredByYou)
}

/** @returns the job it belongs to. @throws Problem 404; 409 not_allowed_now, approval_missing, owner_short */
export const decide = async (app: App, ctx: WriteCtx, id: number, wanted: boolean, by: number): Promise<JobRow> => {
  const bill = await lockBill(ctx, id)
  if (bill.state !== 'entered') throw notNow()
  const job = await lockJob(ctx, bill.job_id)
  const home = await lockHome(ctx, job.home_id)
  if (!wanted) {
    await updateBill(ctx, id, { state: 'refused', decided_by: by, decided_at: ctx.now })
    return job
  }
  if (job.state === 'planned') throw new Problem(409, 'not_started', problems.notStarted)
  await assertSecondPerson(ctx, bill, by)
  await mayCharge(ctx, job, home, bill.charge_minor, id)
  await charge(app, ctx, bill, job, home, by)
  return jobById(ctx, job.id)
}
