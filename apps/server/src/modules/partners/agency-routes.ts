import {
  agentOfOffer,
  agentOfOfferSet,
  answerAgency,
  changeAgencyLead,
  clientInvoiceById,
  clientInvoices,
  inviteAgent as inviteEndpoint,
  issueClientInvoice,
  makePartnerOffer,
  type OfferAgent,
  ownAgency,
  removeAgent as removeEndpoint,
  saveAgency as saveEndpoint,
  voidClientInvoice,
} from '@porchlight/contract'
import { pdfEndpoint } from '#http/pdf-route'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { codeOfAgent } from '#modules/attribution'
import { offerToGuest, partnerOfferView, partnerOfOffer, partnerOfOfferSet } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { printablePicture } from '#modules/media'
import { quoteById } from '#modules/pricing'
import { clientInvoicePdf } from './adapters/client-invoice-pdf.ts'
import {
  agencyBranding,
  agencyView,
  answerInvitation,
  changeLead,
  inviteAgent,
  removeAgent,
  saveAgency,
} from './agencies.ts'
import { clientInvoice, clientInvoicesOf, issueInvoice, voidInvoice } from './client-invoices.ts'
import { isLicensedIn } from './licenses.ts'
import { problems } from './messages.ts'

/** Links are long and random; guessing is rate-limited anyway. */
const allowance = { perMinute: 60 }

const agentView = async (ctx: ReadCtx, partnerId: number | undefined): Promise<OfferAgent> => {
  const account = partnerId === undefined ? undefined : await accountById(ctx, partnerId)
  if (!account || account.closed) return null
  return { name: `${account.firstName} ${account.lastName}`, agency: await agencyBranding(ctx, account.id) }
}

/** A broker offers homes only in states where they are licensed (R61). @throws Problem 409 license_first */
const assertLicensed = async (ctx: ReadCtx, accountId: number, quoteId: number): Promise<void> => {
  const code = await codeOfAgent(ctx, accountId)
  if (code?.program !== 'broker') return
  const { state } = await homeById(ctx, (await quoteById(ctx, quoteId)).homeId)
  if (state && !(await isLicensedIn(ctx, accountId, state)))
    throw new Problem(409, 'license_first', problems.licenseFirst)
}

export const agencyRoutes: readonly Route[] = [
  route(makePartnerOffer, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      await assertLicensed(ctx, actor.accountId, body.quoteId)
      const agency = (await agencyBranding(ctx, actor.accountId))?.name ?? ''
      const row = await offerToGuest(app, ctx, { ...body, partnerId: actor.accountId, agency })
      return { offer: await partnerOfferView(ctx, row) }
    }),
  ),

  route(
    agentOfOffer,
    ({ params: { id, hash }, read }) =>
      read(async (ctx) => ({ agent: await agentView(ctx, await partnerOfOffer(ctx, id, hash)) })),
    { allowance },
  ),

  route(
    agentOfOfferSet,
    ({ params: { id, hash }, read }) =>
      read(async (ctx) => ({ agent: await agentView(ctx, await partnerOfOfferSet(ctx, id, hash)) })),
    { allowance },
  ),

  route(ownAgency, ({ actor, read }) => read((ctx) => agencyView(ctx, actor.accountId))),

  route(saveEndpoint, ({ actor, body, write }) =>
    write(async (ctx) => {
      await saveAgency(ctx, actor.accountId, body)
      return agencyView(ctx, actor.accountId)
    }),
  ),

  route(inviteEndpoint, ({ actor, body, write }) =>
    write(async (ctx) => {
      await inviteAgent(ctx, actor.accountId, body.email)
      return agencyView(ctx, actor.accountId)
    }),
  ),

  route(answerAgency, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await answerInvitation(ctx, { ...body, agencyId: params.agencyId, accountId: actor.accountId })
      return agencyView(ctx, actor.accountId)
    }),
  ),

  route(changeAgencyLead, ({ actor, params, write }) =>
    write(async (ctx) => {
      await changeLead(ctx, actor.accountId, params.accountId)
      return agencyView(ctx, actor.accountId)
    }),
  ),

  route(removeEndpoint, ({ actor, params, write }) =>
    write(async (ctx) => {
      await removeAgent(ctx, actor.accountId, params.accountId)
      return agencyView(ctx, actor.accountId)
    }),
  ),

  route(clientInvoices, ({ actor, read }) =>
    read(async (ctx) => ({ invoices: await clientInvoicesOf(ctx, actor.accountId) })),
  ),

  route(clientInvoiceById, ({ actor, params, read }) =>
    read(async (ctx) => ({ invoice: await clientInvoice(ctx, params.invoiceId, actor.accountId) })),
  ),

  route(issueClientInvoice, ({ actor, body, write }) =>
    write(async (ctx) => {
      await issueInvoice(ctx, actor.accountId, body)
      return { invoices: await clientInvoicesOf(ctx, actor.accountId) }
    }),
  ),

  route(voidClientInvoice, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await voidInvoice(ctx, actor.accountId, { id: params.invoiceId, reason: body.reason })
      return { invoices: await clientInvoicesOf(ctx, actor.accountId) }
    }),
  ),
]

export const clientInvoiceFiles = pdfEndpoint(clientInvoiceById, async ({ app, actor, params, language, read }) => {
  const invoice = await read((ctx) => clientInvoice(ctx, params.invoiceId, actor.accountId))
  const { logo } = invoice.seller
  const pdf = await clientInvoicePdf(invoice, {
    language,
    company: siteOf(app).name,
    logo: logo ? await printablePicture(app, logo) : undefined,
  })
  return { name: `${invoice.number}.pdf`, pdf }
})
