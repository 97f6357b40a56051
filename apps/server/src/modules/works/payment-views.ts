import type { Money, payVendorBill, ResultsOf, VendorBill } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { mediaFileView, uploadsByIds } from '#modules/media'
import { vendorsByIds } from '#modules/vendors'
import { chargedBills } from './bill-payments.ts'
import { jobsByIds } from './job-queries.ts'
import { jobCards } from './views.ts'

const openSums = async (ctx: ReadCtx): Promise<Money[]> => {
  const open = Map.groupBy(await chargedBills(ctx, 'open'), ({ bill }) => bill.currency)
  return [...open].map(([currency, bills]) => ({
    amount: bills.reduce((sum, { bill }) => sum + bill.cost_minor, 0),
    currency,
  }))
}

/** What vendors are owed or were paid, for the team. */
export const vendorBillViews = async (
  ctx: ReadCtx,
  status: 'open' | 'paid',
): Promise<ResultsOf<typeof payVendorBill>> => {
  const rows = await chargedBills(ctx, status)
  const bills = rows.map(({ bill }) => bill)
  const vendors = await vendorsByIds(
    ctx,
    bills.map(({ vendor_id }) => vendor_id),
  )
  const uploads = await uploadsByIds(
    ctx,
    bills.map(({ upload_id }) => upload_id),
  )
  const jobs = await jobsByIds(
    ctx,
    bills.map(({ job_id }) => job_id),
  )
  const cards = new Map((await jobCards(ctx, jobs)).map((card) => [card.id, card]))
  return {
    bills: rows.map(({ bill, payment }): VendorBill => {
      const upload = uploads.get(bill.upload_id)
      const card = cards.get(bill.job_id)
      return {
        id: bill.id,
        vendor: { id: bill.vendor_id, name: vendors.get(bill.vendor_id)?.name ?? '' },
        number: bill.number,
        job: { id: bill.job_id, title: card?.title ?? '' },
        home: card?.home.name ?? '',
        cost: { amount: bill.cost_minor, currency: bill.currency },
        chargedAt: (bill.decided_at ?? bill.entered_at).toISOString(),
        file: upload ? mediaFileView(upload) : null,
        payment: payment ? { paidOn: payment.paid_on, reference: payment.reference } : null,
      }
    }),
    open: await openSums(ctx),
  }
}
