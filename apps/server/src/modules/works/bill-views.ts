import type { JobBill, OwnerBill } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { entriesOf } from '#modules/ledger'
import { mediaFileView, uploadsByIds } from '#modules/media'
import { vendorsByIds } from '#modules/vendors'
import type { BillRow } from './bill-queries.ts'

export const billViews = async (ctx: ReadCtx, rows: readonly BillRow[]): Promise<JobBill[]> => {
  const uploads = await uploadsByIds(
    ctx,
    rows.map(({ upload_id }) => upload_id),
  )
  const vendors = await vendorsByIds(
    ctx,
    rows.map(({ vendor_id }) => vendor_id),
  )
  return rows.map((row) => {
    const upload = uploads.get(row.upload_id)
    const money = (amount: number) => ({ amount, currency: row.currency })
    return {
      id: row.id,
      vendor: vendors.get(row.vendor_id)?.name ?? '',
      number: row.number,
      state: row.state,
      cost: money(row.cost_minor),
      markup: row.markup,
      charge: money(row.charge_minor),
      file: upload ? mediaFileView(upload) : null,
      enteredAt: row.entered_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
    }
  })
}

/** What this owner was charged, per the journal; bills they paid no part of are hidden. */
export const billsForOwner = async (ctx: ReadCtx, rows: readonly BillRow[], ownerId: number): Promise<OwnerBill[]> => {
  const charged = rows.filter(({ state }) => state === 'charged')
  const entries = await entriesOf(ctx, { ids: charged.flatMap(({ entry_id }) => entry_id ?? []) })
  const yoursBy = new Map(
    entries.map(({ id, lines }) => [
      id,
      lines
        .filter((line) => line.account === 'payable:owner' && line.ownerId === ownerId)
        .reduce((sum, { signed }) => sum + signed, 0),
    ]),
  )
  const mine = charged.filter(({ entry_id }) => (yoursBy.get(entry_id ?? 0) ?? 0) > 0)
  return (await billViews(ctx, mine)).map((bill, at) => ({
    ...bill,
    yours: { amount: yoursBy.get(mine[at]?.entry_id ?? 0) ?? 0, currency: bill.charge.currency },
  }))
}
