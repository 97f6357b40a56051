import {
  fileTaxForms,
  rentsPaidOfOwner,
  taxFile,
  taxFormOfOwner,
  taxFormsOfOwner,
  taxYearOfDesk,
} from '@porchlight/contract'
import { pdfEndpoint } from '#http/pdf-route'
import { type Route, route } from '#http/route'
import { companyNameOf } from '#http/site'
import { accountById, noteSecurity, refuseUnconfirmed } from '#modules/accounts'
import { rentsPdf } from './adapters/rents-pdf.ts'
import { taxFormPdf } from './adapters/tax-form-pdf.ts'
import { fileTaxYear } from './tax-filing.ts'
import { filedTaxForm, rentsPaidTo, taxFileOf, taxFormsOf, taxYearOf } from './tax-views.ts'

export const taxRoutes: readonly Route[] = [
  route(taxYearOfDesk, async ({ query, read }) => ({ tax: await read((ctx) => taxYearOf(ctx, query.year)) })),

  // Requested by GET like other files; the download is recorded before the numbers are revealed.
  route(
    taxFile,
    async ({ app, actor, query, request }) => {
      refuseUnconfirmed(actor, app.clock.now())
      return await app.work.write(async (ctx) => {
        const file = await taxFileOf(ctx, app.seal, query.year, query.filing)
        const details = { year: query.year, entries: file.rows.length }
        await noteSecurity(ctx, { ...actor, kind: 'tax_file_taken', address: request.ip, details })
        return file
      })
    },
    { allowance: { perMinute: 10 } },
  ),

  route(fileTaxForms, ({ app, actor, params: { year }, body, write }) => {
    refuseUnconfirmed(actor, app.clock.now())
    const payer = companyNameOf(app)
    return write(async (ctx) => {
      const filingId = await fileTaxYear(ctx, { year, ...body, filedBy: actor.accountId, payer })
      return { filingId, tax: await taxYearOf(ctx, year) }
    })
  }),

  route(rentsPaidOfOwner, ({ actor, query, read }) => read((ctx) => rentsPaidTo(ctx, actor.accountId, query.year))),

  route(taxFormsOfOwner, async ({ app, actor, read }) => ({
    forms: await read((ctx) => taxFormsOf(ctx, actor.accountId, companyNameOf(app))),
  })),

  route(taxFormOfOwner, async ({ app, actor, params, query, read }) => {
    const wanted = { ownerId: actor.accountId, ...params, ...query, payer: companyNameOf(app) }
    return { form: await read((ctx) => filedTaxForm(ctx, wanted)) }
  }),
]

export const rentsFile = pdfEndpoint(rentsPaidOfOwner, async ({ app, actor, query, language, read }) => {
  const { rents, owner } = await read(async (ctx) => ({
    rents: await rentsPaidTo(ctx, actor.accountId, query.year),
    owner: await accountById(ctx, actor.accountId),
  }))
  const ownerName = owner ? `${owner.firstName} ${owner.lastName}` : ''
  const legalName = companyNameOf(app)
  return { name: `rents-${rents.year}.pdf`, pdf: await rentsPdf(rents, { ownerName, legalName }, language) }
})

export const taxFormFile = pdfEndpoint(taxFormOfOwner, async ({ app, actor, params, query, language, read }) => {
  const wanted = { ownerId: actor.accountId, ...params, ...query, payer: companyNameOf(app) }
  const form = await read((ctx) => filedTaxForm(ctx, wanted))
  return { name: `1099-${form.year}.pdf`, pdf: await taxFormPdf(form, language) }
})
