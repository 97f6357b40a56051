import type { PlainDate } from '@porchlight/contract'
import { rasterOf, storeUpload } from '#modules/media'
import { decide, enter, move, planJob, rescheduleJob } from '#modules/works'
import type { Step } from './play-stay.ts'

const pdfWidth = 620
const number = 'TW-1184'

/** The plumbers' invoice, as a picture. */
const pdf = (on: PlainDate): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 800"><rect width="620" height="800" fill="#fff"/>
  <g font-family="sans-serif" fill="#222"><text x="48" y="90" font-size="28">Tidewater Plumbing</text>
  <text x="48" y="140" font-size="16">Invoice ${number}</text><text x="48" y="166" font-size="16">${on}</text>
  <text x="48" y="240" font-size="16">Pump of the well changed, two hours</text>
  <text x="520" y="240" font-size="16" text-anchor="end">$240.00</text>
  <line x1="48" y1="262" x2="572" y2="262" stroke="#222"/>
  <text x="48" y="294" font-size="18">To pay</text><text x="520" y="294" font-size="18" text-anchor="end">$240.00</text>
  </g></svg>`

type Cast = { homeId: number; vendorId: number; staff: number; on: PlainDate; at: Date }

/** A repair below the limit that was done, billed, and charged in a past quarter. */
export const billedRepair = ({ homeId, vendorId, staff, on, at }: Cast): Step => ({
  at,
  homeId,
  run: async (app, work) => {
    const billId = await work.write(async (ctx) => {
      const request = { kind: 'repair' as const, homeId, title: 'Well pump', note: '', bookingId: null, issueId: null }
      const job = await planJob(ctx, { ...request, day: on })
      await rescheduleJob(app, ctx, job.id, { assignee: { as: 'vendor', id: vendorId } })
      await move(app, ctx, job.id, 'finish')
      const bytes = await rasterOf(pdf(on), pdfWidth)
      const sender = { accountId: staff, folder: 'bills' }
      const { id: fileId } = await storeUpload(ctx, app.adapters.files, sender, { name: `${number}.png`, bytes })
      return enter(ctx, job.id, { vendorId, number, cost: 24_000, markup: 1_000, fileId }, staff)
    })
    // In a world whose homes haven't earned anything yet, the bill waits.
    await work.write((ctx) => decide(app, ctx, billId, true, staff)).catch(() => {})
  },
})
