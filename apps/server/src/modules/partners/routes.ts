import {
  decideApplication,
  homeReferrals,
  invitePartner,
  isIataNumber,
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
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { operatorOf } from '#modules/agreements'
import { assertCodeFree } from '#modules/attribution'
import { agencyRoutes } from './agency-routes.ts'
import { agreementByLink, agreementView, countersign, sendAgreement, signAgreement } from './agreements.ts'
import { type ApplicationRow, activate, iataNow, lockApplication, moveApplication, setPaused } from './applications.ts'
import { moveReferral, refer, referralsOf, referralView } from './home-referrals.ts'
import { invitationsOf, invitationView, invite } from './invitations.ts'
import { saveLicense, verifyLicense } from './licenses.ts'
import { problems } from './messages.ts'
import { canRenew } from './rules.ts'
import { setShareTerms, shareTermsOn, shareTermsViews } from './share-terms.ts'
import { ownApplications, pipelineView } from './views.ts'

const ownReferrals = async (ctx: ReadCtx, accountId: number) => ({
  referrals: (await referralsOf(ctx, accountId)).map((row) => referralView(row, ctx.today)),
})

const ownInvitations = async (ctx: ReadCtx, accountId: number) => {
  const terms = await shareTermsOn(ctx, ctx.today)
  return {
    invitations: (await invitationsOf(ctx, accountId)).map((row) => invitationView(row, ctx.today)),
    share: terms.invitation_basis_points,
    months: terms.invitation_months,
  }
}

const partnerRoutes: readonly Route[] = [
  route(partnerApplications, ({ app, actor, read }) => read((ctx) => ownApplications(ctx, app.seal, actor))),

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

  route(homeReferrals, ({ actor, read }) => read((ctx) => ownReferrals(ctx, actor.accountId))),

  route(referHome, ({ actor, body, write }) =>
    write(async (ctx) => {
      await refer(ctx, actor, body)
      return ownReferrals(ctx, actor.accountId)
    }),
  ),

  route(partnerInvitations, ({ actor, read }) => read((ctx) => ownInvitations(ctx, actor.accountId))),

  route(invitePartner, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      await invite(app, ctx, actor.accountId, body)
      return ownInvitations(ctx, actor.accountId)
    }),
  ),
]

type Deciding = {
  id: number
  by: number
  decision: string
  code?: string | undefined
  rate?: number | undefined
  reason: string
}

const refuse = (required: string[]): never => {
  throw new Problem(422, 'fields_required', problems.fields, undefined, { required })
}

/** A partner who was asked to sign again has; a code that rests for it goes on. */
const countersignRenewal = async (ctx: WriteCtx, row: ApplicationRow, more: { by: number; reason: string }) => {
  await countersign(ctx, row.id, more.by)
  const moved = await moveApplication(ctx, row, 'renew', more)
  if (row.state === 'lapsed') await setPaused(ctx, moved, false)
}

const decide = async (app: App, ctx: WriteCtx, { id, by, decision, code, rate, reason }: Deciding): Promise<void> => {
  const row = await lockApplication(ctx, id)
  switch (decision) {
    case 'send_agreement': {
      if (!code || rate === undefined)
        return refuse([...(code ? [] : ['code']), ...(rate === undefined ? ['rate'] : [])])
      await assertCodeFree(ctx, code, row.account_id)
      const iata = await iataNow(ctx, row)
      if (row.program === 'travel-agent' && !isIataNumber(iata))
        throw new Problem(422, 'iata_invalid', problems.iataInvalid)
      const moved = await moveApplication(ctx, row, 'send_agreement', { by, reason, code, basis_points: rate, iata })
      await sendAgreement(ctx, app.seal, moved, { operator: operatorOf(app), by })
      return
    }
    case 'countersign': {
      if (canRenew(row.state)) return countersignRenewal(ctx, row, { by, reason })
      const moved = await moveApplication(ctx, row, 'countersign', { by, reason })
      await countersign(ctx, id, by)
      return activate(ctx, moved, by)
    }
    case 'resume':
      return setPaused(ctx, await moveApplication(ctx, row, 'resume', { by, reason }), false)
    default: {
      if (reason.length < 3) return refuse(['reason'])
      const moved = await moveApplication(ctx, row, decision as 'reject' | 'pause' | 'terminate', { by, reason })
      if (decision !== 'reject') await setPaused(ctx, moved, true)
    }
  }
}

const staffRoutes: readonly Route[] = [
  route(partnerPipeline, ({ app, read }) => read((ctx) => pipelineView(ctx, app.seal))),

  route(decideApplication, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await decide(app, ctx, { ...body, id: params.applicationId, by: actor.accountId })
      return pipelineView(ctx, app.seal)
    }),
  ),

  route(verifyEndpoint, ({ app, actor, params, write }) =>
    write(async (ctx) => {
      await verifyLicense(ctx, params.licenseId, actor.accountId)
      return pipelineView(ctx, app.seal)
    }),
  ),

  route(partnerShareTerms, ({ read }) => read(shareTermsViews)),

  route(setPartnerShareTerms, ({ actor, body, write }) =>
    write(async (ctx) => {
      await setShareTerms(ctx, body, actor.accountId)
      return shareTermsViews(ctx)
    }),
  ),

  route(moveHomeReferral, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await moveReferral(ctx, { ...body, id: params.referralId, by: actor.accountId })
      return pipelineView(ctx, app.seal)
    }),
  ),
]

export const routes: readonly Route[] = [...partnerRoutes, ...agencyRoutes, ...staffRoutes]
