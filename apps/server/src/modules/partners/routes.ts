import {
  applyAgain as applyAgainEndpoint,
  homeReferrals,
  invitePartner,
  moveHomeReferral,
  partnerAgreement,
  partnerApplications,
  partnerInvitations,
  partnerPipeline,
  partnerShareTerms,
  referHome,
  saveLicense as saveLicenseEndpoint,
  setPartnerShareTerms,
  signPartnerAgreement,
  verifyLicense as verifyEndpoint,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
import { agencyRoutes } from './agency-routes.ts'
import { agreementByLink, agreementView, signAgreement } from './agreements.ts'
import { applyAgain } from './applications.ts'
import { ownReferralView, refer, referralRefusal, referralsOf } from './home-referrals.ts'
import type { Partner } from './in-force.ts'
import { invitationRefusal, invitationsOf, invitationView, invite } from './invitations.ts'
import { saveLicense, verifyLicense } from './licenses.ts'
import { shareTermsOn, shareTermsViews } from './share-terms.ts'
import { submitMove, submitShareTerms } from './terms-approval.ts'
import { ownApplications, pipelineView } from './views.ts'

const ownReferrals = async (ctx: ReadCtx, partner: Partner) => ({
  referrals: (await referralsOf(ctx, partner.accountId)).map((row) => ownReferralView(row, ctx.today)),
  refusal: await referralRefusal(ctx, partner),
})

const ownInvitations = async (ctx: ReadCtx, partner: Partner) => {
  const terms = await shareTermsOn(ctx, ctx.today)
  return {
    invitations: (await invitationsOf(ctx, partner.accountId)).map((row) => invitationView(row, ctx.today)),
    share: terms.invitation_basis_points,
    months: terms.invitation_months,
    refusal: await invitationRefusal(ctx, partner),
  }
}

const partnerRoutes: readonly Route[] = [
  route(partnerApplications, ({ app, actor, read }) => read((ctx) => ownApplications(ctx, app.seal, actor))),

  route(applyAgainEndpoint, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await applyAgain(ctx, { ...params, ...body, accountId: actor.accountId })
      return ownApplications(ctx, app.seal, actor)
    }),
  ),

  route(saveLicenseEndpoint, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await saveLicense(ctx, { ...body, state: params.state, accountId: actor.accountId })
      return ownApplications(ctx, app.seal, actor)
    }),
  ),

  route(
    partnerAgreement,
    ({ params, read }) =>
      read(async (ctx) => ({
        agreement: await agreementView(ctx, await agreementByLink(ctx, params.agreementId, params.hash)),
      })),
    { allowance: { perMinute: 30 } },
  ),

  route(
    signPartnerAgreement,
    ({ params, body, request, write }) =>
      write(async (ctx) => {
        const row = await agreementByLink(ctx, params.agreementId, params.hash)
        const userAgent = request.headers['user-agent'] ?? ''
        await signAgreement(ctx, row, { ...body, address: request.ip, userAgent })
        return { agreement: await agreementView(ctx, row) }
      }),
    { allowance: { perMinute: 10 } },
  ),

  route(homeReferrals, ({ actor, read }) => read((ctx) => ownReferrals(ctx, actor))),

  route(referHome, ({ actor, body, write }) =>
    write(async (ctx) => {
      await refer(ctx, actor, body)
      return ownReferrals(ctx, actor)
    }),
  ),

  route(partnerInvitations, ({ actor, read }) => read((ctx) => ownInvitations(ctx, actor))),

  route(invitePartner, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      await invite(app, ctx, actor, body)
      return ownInvitations(ctx, actor)
    }),
  ),
]

const staffRoutes: readonly Route[] = [
  route(partnerPipeline, ({ app, query, read }) => read((ctx) => pipelineView(ctx, app.seal, query))),

  route(verifyEndpoint, ({ app, actor, params, write }) =>
    write(async (ctx) => {
      await verifyLicense(ctx, params.licenseId, actor.accountId)
      return pipelineView(ctx, app.seal)
    }),
  ),

  route(partnerShareTerms, ({ read }) => read(shareTermsViews)),

  route(setPartnerShareTerms, ({ actor, body, write }) =>
    write(async (ctx) => {
      const outcome = await submitShareTerms(ctx, body, actor.accountId)
      return { ...(await shareTermsViews(ctx)), outcome }
    }),
  ),

  route(moveHomeReferral, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      const outcome = await submitMove(ctx, { ...body, id: params.referralId, by: actor.accountId })
      return { ...(await pipelineView(ctx, app.seal)), outcome }
    }),
  ),
]

export const routes: readonly Route[] = [...partnerRoutes, ...agencyRoutes, ...staffRoutes]
