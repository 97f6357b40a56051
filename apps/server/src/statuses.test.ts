import {
  approvalStates,
  bidStates,
  billStates,
  bookingStatuses,
  claimStates,
  documentStates,
  externalStates,
  homeStatuses,
  identityStates,
  installmentStates,
  intentStates,
  issueStates,
  jobStates,
  paymentRequestStates,
  transferStates,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { tablesOf } from './kernel/work.ts'

/** Columns that hold a status of the contract. */
const lists: Record<string, readonly string[]> = {
  'approvals.request.state': approvalStates,
  'bookings.booking.status': bookingStatuses,
  'bookings.payment_request.state': paymentRequestStates,
  'claims.claim.state': claimStates,
  'documents.document.state': documentStates,
  'homes.home.status': homeStatuses,
  'identity.proof.state': identityStates,
  'maintenance.issue.state': issueStates,
  'payments.installment.state': installmentStates,
  'payments.intent.state': intentStates,
  'stays.external_stay.state': externalStates,
  'transfers.instruction.state': transferStates,
  'works.bid.state': bidStates,
  'works.bill.state': billStates,
  'works.job.state': jobStates,
}

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it("the database allows exactly the contract's statuses", async () => {
  const { rows } = await t.read((ctx) =>
    sql<{ table: string; check: string }>`
      select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as "check"
      from pg_constraint where contype = 'c'`.execute(tablesOf<unknown>()(ctx)),
  )
  const allowed = Object.fromEntries(
    rows.flatMap(({ table, check }) => {
      const [, column, values] = /^CHECK \(\((state|status) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(check) ?? []
      return column && values
        ? [[`${table}.${column}`, [...values.matchAll(/'([^']*)'/g)].map(([, value]) => value)]]
        : []
    }),
  )
  const sorted = (all: Record<string, readonly (string | undefined)[]>) =>
    Object.fromEntries(Object.keys(lists).map((column) => [column, [...(all[column] ?? [])].sort()]))
  expect(sorted(allowed)).toEqual(sorted(lists))
})
