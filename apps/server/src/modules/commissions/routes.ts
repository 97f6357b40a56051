import {
  addCommission,
  affiliateReport,
  answerDispute as answerEndpoint,
  approveCommissions as approveEndpoint,
  attributionConflicts,
  bookingAttribution,
  cancelPartnerRun,
  claimBooking,
  decideApplication,
  decideAttribution as decideEndpoint,
  decideOwnStay as decideOwnStayEndpoint,
  disputeCommission as disputeEndpoint,
  filePartnerTaxForms,
  ownClaims,
  ownCommission,
  ownCommissions,
  ownStayReviews,
  partnerAccounting,
  partnerAttributionTerms,
  partnerBankFile,
  partnerDebts,
  partnerForeignFormOfYear,
  partnerForeignTaxFile,
  partnerInvoice,
  partnerInvoices,
  partnerOverview,
  partnerPayables,
  partnerPayouts,
  partnerReport,
  partnerRunById,
  partnerTaxFile,
  partnerTaxFormOfYear,
  partnerTaxYear,
  preparePartnerRun,
  programTerms,
  releaseLicenseHold as releaseEndpoint,
  returnPartnerPayout,
  sendPartnerRun,
  setPartner,
  setPartnerAttributionTerms,
  setProgramTerms,
  settlePartnerDebt,
  settlePartnerRun,
  staffCommissionById,
  staffCommissions,
  strikeCommission as strikeEndpoint,
  undoPartnerSettlement,
} from '@porchlight/contract'
import { pdfEndpoint } from '#http/pdf-route'
import { type Route, route } from '#http/route'
import { companyNameOf, postalAddressOf, siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { noteSecurity, refuseUnconfirmed, requireFreshSecondFactor } from '#modules/accounts'
import { partnerViews } from '#modules/attribution'
import { bookingsNumbered } from '#modules/bookings'
import { partnersReadBy, pipelineView } from '#modules/partners'
import { partnerForeignFormPdf, partnerTaxFormPdf, takeBankFile } from '#modules/statements'
import { partnerInvoicePdf } from './adapters/invoice-pdf.ts'
import { reportOf } from './affiliate-report.ts'
import { attributionTermsViews, submitAttributionTerms } from './attribution-terms.ts'
import { causeOf, conflictViews, explainedOne, ownStayViews } from './attribution-views.ts'
import { bankRunOf } from './bank-file.ts'
import { claim, claimViews } from './claims.ts'
import { decideAttribution } from './decide-conflict.ts'
import { decideOwnStay } from './decide-own-stay.ts'
import { addManual, approveCommissions, releaseLicenseHold, strikeCommission } from './decisions.ts'
import { disputeCommission, submitAnswer } from './disputes.ts'
import { foreignTaxFileOf, partnerForeignForm } from './foreign-tax-year.ts'
import { invoiceByNumber, invoiceCard, invoicesOf, invoiceView } from './invoices.ts'
import { commissionsBehind } from './monthly-figures.ts'
import { debtsView, submitSettlement, submitUndo } from './partner-debts.ts'
import { partnerReportOf } from './partner-report.ts'
import { accountingOf, overviewOf } from './partner-views.ts'
import { type Buyer, prepareRun } from './prepare-run.ts'
import { termsViews } from './program-terms.ts'
import { commissionById, commissionsPage, sumsByState } from './queries.ts'
import { cancelRun, returnPayout, sendRun, settleRun } from './run-commands.ts'
import { payablesView, runView } from './run-views.ts'
import { fileTaxYear } from './tax-filing.ts'
import { partnerTaxForm, taxFileOf, taxYearOf } from './tax-year.ts'
import { submitDecision, submitRate, submitTerms } from './terms-approval.ts'
import { changeViews, commissionViews, partnerNames, staffViews, totalsView } from './views.ts'

const paging = (total: number, { page, perPage }: { page: number; perPage: number }) => ({
  total,
  currentPage: page,
  numberPages: Math.ceil(total / perPage),
})

export const buyerOf = (app: App): Buyer => {
  const site = siteOf(app)
  return { name: site.legalName, email: site.contactEmail, address: postalAddressOf(app) }
}

const partnerRoutes: readonly Route[] = [
  route(partnerOverview, ({ actor, query, read }) => read((ctx) => overviewOf(ctx, actor.accountId, query))),

  route(ownCommissions, ({ actor, query, read }) =>
    read(async (ctx) => {
      const bookingIds = query.number ? await bookingsNumbered(ctx, query.number) : undefined
      const readable = await partnersReadBy(ctx, actor.accountId)
      const partnerIds = query.agents === 'agency' ? readable : [actor.accountId]
      const { rows, total } = await commissionsPage(ctx, { ...query, bookingIds, partnerIds })
      return {
        ...paging(total, query),
        isLead: readable.length > 1,
        commissions: await commissionViews(ctx, rows, actor.accountId),
      }
    }),
  ),

  route(ownCommission, ({ actor, params, read }) =>
    read(async (ctx) => {
      const row = await commissionById(ctx, params.commissionId, await partnersReadBy(ctx, actor.accountId))
      const [commission] = await commissionViews(ctx, [row], actor.accountId)
      // Partners see what happened, but not which team member did it or their notes.
      const changes = (await changeViews(ctx, row)).map((change) => ({ ...change, by: null, note: '' }))
      const cause = await causeOf(ctx, row)
      return { commission: commission as NonNullable<typeof commission>, cause, changes }
    }),
  ),

  route(disputeEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await disputeCommission(ctx, { id: params.commissionId, reason: body.reason, by: actor.accountId })
      const row = await commissionById(ctx, params.commissionId)
      const [commission] = await commissionViews(ctx, [row], actor.accountId)
      return { commission: commission as NonNullable<typeof commission> }
    }),
  ),

  route(ownClaims, ({ actor, read }) => read(async (ctx) => ({ claims: await claimViews(ctx, actor.accountId) }))),

  route(
    claimBooking,
    ({ actor, body, write }) =>
      write(async (ctx) => {
        await claim(ctx, { ...body, accountId: actor.accountId })
        return { claims: await claimViews(ctx, actor.accountId) }
      }),
    { allowance: { perMinute: 10 } },
  ),

  route(affiliateReport, ({ actor, query, read }) => read((ctx) => reportOf(ctx, actor.accountId, query.days))),

  route(partnerAccounting, ({ actor, read }) => read((ctx) => accountingOf(ctx, actor.accountId))),

  route(partnerTaxFormOfYear, async ({ app, actor, params, read }) => ({
    form: await read((ctx) => partnerTaxForm(ctx, actor.accountId, params.year, companyNameOf(app))),
  })),

  route(partnerForeignFormOfYear, async ({ app, actor, params, read }) => ({
    form: await read((ctx) => partnerForeignForm(ctx, actor.accountId, params.year, companyNameOf(app))),
  })),

  route(partnerPayouts, ({ actor, read }) =>
    read(async (ctx) => ({
      payouts: (await invoicesOf(ctx, actor.accountId))
        .filter(({ state }) => state === 'sent' || state === 'paid' || state === 'returned')
        .map(invoiceCard),
    })),
  ),

  route(partnerInvoices, ({ actor, query: { status }, read }) =>
    read(async (ctx) => ({
      invoices: (await invoicesOf(ctx, actor.accountId))
        .filter(({ state }) => (status === 'open' ? state === 'open' || state === 'sent' : state !== 'void'))
        .map(invoiceCard),
    })),
  ),

  route(partnerInvoice, ({ actor, params, read }) =>
    read(async (ctx) => ({ invoice: invoiceView(await invoiceByNumber(ctx, params.number, actor.accountId)) })),
  ),
]

const staffRoutes: readonly Route[] = [
  route(staffCommissions, ({ query, read }) =>
    read(async (ctx) => {
      const bookingIds = query.number ? await bookingsNumbered(ctx, query.number) : undefined
      const partnerIds = query.partnerId === undefined ? undefined : [query.partnerId]
      const { figure, from, to } = query
      const dated = from && to ? await commissionsBehind(ctx, figure, { from, to }) : undefined
      const ids = query.commissionId === undefined ? dated : [query.commissionId]
      const { rows, total } = await commissionsPage(ctx, { ...query, bookingIds, partnerIds, ids })
      const states = totalsView(await sumsByState(ctx, query.partnerId))
      const commissions = await staffViews(ctx, rows)
      return { ...paging(total, query), commissions, states, partners: await partnerNames(ctx) }
    }),
  ),

  route(
    partnerReport,
    ({ app, query, snapshot }) =>
      snapshot((ctx) => partnerReportOf(ctx, { ...query, currency: query.currency ?? siteOf(app).currency })),
    { allowance: { perMinute: 120 } },
  ),

  route(staffCommissionById, ({ params, read }) =>
    read(async (ctx) => {
      const row = await commissionById(ctx, params.commissionId)
      const [commission] = await staffViews(ctx, [row])
      return { commission: commission as NonNullable<typeof commission>, changes: await changeViews(ctx, row) }
    }),
  ),

  route(approveEndpoint, ({ actor, body, write }) =>
    write((ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      return approveCommissions(ctx, { ...body, by: actor.accountId })
    }),
  ),

  route(addCommission, ({ actor, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      return { outcome: await addManual(ctx, body, actor.accountId) }
    }),
  ),

  route(strikeEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await strikeCommission(ctx, params.commissionId, body.reason, actor.accountId)
      const [commission] = await staffViews(ctx, [await commissionById(ctx, params.commissionId)])
      return { commission: commission as NonNullable<typeof commission> }
    }),
  ),

  route(releaseEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await releaseLicenseHold(ctx, params.commissionId, body.reason, actor.accountId)
      const [commission] = await staffViews(ctx, [await commissionById(ctx, params.commissionId)])
      return { commission: commission as NonNullable<typeof commission> }
    }),
  ),

  route(answerEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      const outcome = await submitAnswer(ctx, { ...body, id: params.commissionId, by: actor.accountId })
      const [commission] = await staffViews(ctx, [await commissionById(ctx, params.commissionId)])
      return { commission: commission as NonNullable<typeof commission>, outcome }
    }),
  ),

  route(bookingAttribution, ({ params, read }) =>
    read(async (ctx) => ({ attribution: await explainedOne(ctx, params.bookingId) })),
  ),

  route(attributionConflicts, ({ query, read }) => read((ctx) => conflictViews(ctx, query))),

  route(decideEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await decideAttribution(ctx, { ...body, bookingId: params.bookingId, by: actor.accountId })
      return { attribution: await explainedOne(ctx, params.bookingId) }
    }),
  ),

  route(ownStayReviews, ({ query, read }) => read((ctx) => ownStayViews(ctx, query))),

  route(decideOwnStayEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await decideOwnStay(ctx, { ...body, bookingId: params.bookingId, by: actor.accountId })
      return { attribution: await explainedOne(ctx, params.bookingId) }
    }),
  ),

  route(programTerms, ({ read }) => read(async (ctx) => ({ terms: await termsViews(ctx) }))),

  route(setProgramTerms, ({ actor, body, write }) =>
    write(async (ctx) => {
      const outcome = await submitTerms(ctx, body, actor.accountId)
      return { terms: await termsViews(ctx), outcome }
    }),
  ),

  route(partnerAttributionTerms, ({ read }) => read(attributionTermsViews)),

  route(setPartnerAttributionTerms, ({ actor, body, write }) =>
    write(async (ctx) => {
      const outcome = await submitAttributionTerms(ctx, body, actor.accountId)
      return { ...(await attributionTermsViews(ctx)), outcome }
    }),
  ),

  route(setPartner, ({ actor, params, body: { reason, ...setting }, write }) =>
    write(async (ctx) => {
      const outcome = await submitRate(ctx, { ...setting, code: params.code, by: actor.accountId }, reason)
      return { partners: await partnerViews(ctx), outcome }
    }),
  ),

  route(decideApplication, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      const outcome = await submitDecision(app, ctx, { ...body, id: params.applicationId, by: actor.accountId })
      return { ...(await pipelineView(ctx, app.seal)), outcome }
    }),
  ),

  route(partnerPayables, ({ query, read }) => read((ctx) => payablesView(ctx, query))),

  route(preparePartnerRun, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      const runId = await prepareRun(ctx, { ...body, by: actor.accountId, buyer: buyerOf(app) })
      return { run: await runView(ctx, runId) }
    }),
  ),

  route(partnerRunById, ({ params, read }) => read(async (ctx) => ({ run: await runView(ctx, params.runId) }))),

  route(sendPartnerRun, ({ actor, params, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      await sendRun(ctx, { runId: params.runId, by: actor.accountId })
      return { run: await runView(ctx, params.runId) }
    }),
  ),

  route(cancelPartnerRun, ({ actor, params, write }) =>
    write(async (ctx) => {
      await cancelRun(ctx, params.runId, actor.accountId)
      return { run: await runView(ctx, params.runId) }
    }),
  ),

  route(settlePartnerRun, ({ params, write }) =>
    write(async (ctx) => {
      await settleRun(ctx, params.runId)
      return { run: await runView(ctx, params.runId) }
    }),
  ),

  route(returnPartnerPayout, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await returnPayout(ctx, { ...body, runId: params.runId, by: actor.accountId })
      return { run: await runView(ctx, params.runId) }
    }),
  ),

  route(partnerDebts, ({ read }) => read(debtsView)),

  route(settlePartnerDebt, ({ actor, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      return { outcome: await submitSettlement(ctx, { ...body, by: actor.accountId }), ...(await debtsView(ctx)) }
    }),
  ),

  route(undoPartnerSettlement, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      const outcome = await submitUndo(ctx, { id: params.settlementId, reason: body.reason, by: actor.accountId })
      return { outcome, ...(await debtsView(ctx)) }
    }),
  ),

  route(partnerBankFile, (call) => takeBankFile(call, (ctx) => bankRunOf(ctx, call.params.runId)), {
    allowance: { perMinute: 10 },
  }),

  // By GET like other files; the download is recorded before anyone sees the numbers.
  route(
    partnerTaxFile,
    async ({ app, actor, query, request }) => {
      refuseUnconfirmed(actor, app.clock.now())
      return await app.work.write(async (ctx) => {
        const file = await taxFileOf(ctx, app.seal, query.year)
        const details = { form: '1099-NEC', year: query.year, entries: file.rows.length }
        await noteSecurity(ctx, { ...actor, kind: 'tax_file_taken', address: request.ip, details })
        return file
      })
    },
    { allowance: { perMinute: 10 } },
  ),

  route(
    partnerForeignTaxFile,
    async ({ app, actor, query, request }) => {
      refuseUnconfirmed(actor, app.clock.now())
      return await app.work.write(async (ctx) => {
        const file = await foreignTaxFileOf(ctx, app.seal, query.year)
        const details = { form: '1042-S', year: query.year, entries: file.rows.length }
        await noteSecurity(ctx, { ...actor, kind: 'tax_file_taken', address: request.ip, details })
        return file
      })
    },
    { allowance: { perMinute: 10 } },
  ),

  route(filePartnerTaxForms, ({ app, actor, params: { year }, body, write }) => {
    refuseUnconfirmed(actor, app.clock.now())
    return write(async (ctx) => {
      await fileTaxYear(ctx, { year, ...body, filedBy: actor.accountId, payer: companyNameOf(app) })
      return taxYearOf(ctx, year)
    })
  }),

  route(partnerTaxYear, ({ query, read }) =>
    read((ctx) => taxYearOf(ctx, query.year ?? Number(ctx.today.slice(0, 4)))),
  ),
]

export const routes: readonly Route[] = [...partnerRoutes, ...staffRoutes]

export const partnerTaxFormFile = pdfEndpoint(partnerTaxFormOfYear, async ({ app, actor, params, language, read }) => {
  const form = await read((ctx) => partnerTaxForm(ctx, actor.accountId, params.year, companyNameOf(app)))
  return { name: `1099-NEC-${form.year}.pdf`, pdf: await partnerTaxFormPdf(form, language) }
})

export const partnerForeignFormFile = pdfEndpoint(
  partnerForeignFormOfYear,
  async ({ app, actor, params, language, read }) => {
    const form = await read((ctx) => partnerForeignForm(ctx, actor.accountId, params.year, companyNameOf(app)))
    return { name: `1042-S-${form.year}.pdf`, pdf: await partnerForeignFormPdf(form, language) }
  },
)

export const partnerInvoiceFiles = pdfEndpoint(partnerInvoice, async ({ actor, params, language, read }) => {
  const invoice = invoiceView(await read((ctx) => invoiceByNumber(ctx, params.number, actor.accountId)))
  return { name: `${invoice.number}.pdf`, pdf: await partnerInvoicePdf(invoice, language) }
})
