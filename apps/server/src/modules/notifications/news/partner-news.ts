import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { accountById, staffAccounts } from '#modules/accounts'
import { bookingsByIds } from '#modules/bookings'
import type { PlainOccasion } from '../occasions.ts'
import type { Addressed, News, NewsOn } from './news.ts'
import type { Payload } from './notified-events.ts'
import { toReader } from './payee-news.ts'

type Message = { fact: string; path: string; occasion: PlainOccasion }

const toPartner = async (app: App, ctx: ReadCtx, partnerId: number, message: Message): Promise<Addressed[]> => {
  const partner = await accountById(ctx, partnerId)
  return partner && !partner.closed ? [toReader(app, partner, message.fact, message.path, message.occasion)] : []
}

/** Team members who handle partners and their payments. */
const toTeam = async (app: App, ctx: ReadCtx, message: Message): Promise<Addressed[]> =>
  (await staffAccounts(ctx))
    .filter(({ permissions }) => permissions.includes('money'))
    .map((reader) => toReader(app, reader, message.fact, message.path, message.occasion))

const nameOf = async (ctx: ReadCtx, accountId: number): Promise<string> => {
  const account = await accountById(ctx, accountId)
  return account ? `${account.firstName} ${account.lastName}` : ''
}

const applied: News<'partner.applied'> = async (app, ctx, { changeId, partnerId }) => {
  const person = await nameOf(ctx, partnerId)
  const occasion = { kind: 'team_partner_applied', person } as const
  const fact = `partner.applied:${changeId}`
  return toTeam(app, ctx, { fact, path: '/staff/partner-pipeline', occasion })
}

const decided = ['agreement_sent', 'active', 'rejected', 'paused', 'lapsed', 'terminated'] as const

const applicationChanged: News<'partner.application_changed'> = async (app, ctx, payload) => {
  const state = decided.find((one) => one === payload.state)
  if (!state) return []
  const fact = `partner.application_changed:${payload.changeId}`
  return toPartner(app, ctx, payload.partnerId, {
    fact,
    path: '/partners',
    occasion: { kind: 'partner_decided', state, note: payload.reason },
  })
}

const agreementRenewal: News<'partner.agreement_renewal'> = (app, ctx, { agreementId, partnerId, signBy, reason }) =>
  toPartner(app, ctx, partnerId, {
    fact: `partner.agreement_renewal:${agreementId}`,
    path: '/partners',
    occasion: { kind: 'partner_renewal', changed: reason === 'changed', on: { day: signBy } },
  })

const licenseExpires: News<'partner.license_expires'> = (app, ctx, { partnerId, state, expiresOn, days }) =>
  toPartner(app, ctx, partnerId, {
    fact: `partner.license_expires:${partnerId}:${state}:${expiresOn}:${days}`,
    path: '/partners',
    occasion: { kind: 'partner_license', region: state, on: { day: expiresOn }, days },
  })

const accreditationEnds: News<'partner.accreditation_ends'> = (app, ctx, { partnerId, lastDay, days }) =>
  toPartner(app, ctx, partnerId, {
    fact: `partner.accreditation_ends:${partnerId}:${lastDay}:${days}`,
    path: '/partners/profile',
    occasion: { kind: 'partner_accreditation', on: { day: lastDay }, days },
  })

const referralsPath = (number: string): string =>
  `/partners/travel-agent/referred-guests?${new URLSearchParams({ number })}`

/** Announces commissions that are earned or reversed; the steps in between are on the partner's page. */
const commissionChanged: News<'commission.changed'> = async (app, ctx, payload) => {
  const { commissionId, partnerId, bookingId, reason, amount, currency } = payload
  if (bookingId === null) return []
  const number = (await bookingsByIds(ctx, [bookingId])).get(bookingId)?.number ?? ''
  const fact = `commission.changed:${commissionId}:${reason}`
  const path = referralsPath(number)
  if (reason === 'stay_completed')
    return toPartner(app, ctx, partnerId, {
      fact,
      path,
      occasion: { kind: 'commission_earned', number, amount: { amount, currency } },
    })
  if (reason !== 'struck' && reason !== 'booking_ended') return []
  const staff = reason === 'struck'
  return toPartner(app, ctx, partnerId, { fact, path, occasion: { kind: 'commission_reversed', number, staff } })
}

const commissionDisputed: News<'commission.disputed'> = async (app, ctx, payload) => {
  const { commissionId, partnerId, answerBy, reason } = payload
  const person = await nameOf(ctx, partnerId)
  return toTeam(app, ctx, {
    fact: `commission.disputed:${commissionId}:${answerBy}`,
    path: '/staff/commissions',
    occasion: { kind: 'team_commission_disputed', person, reason, on: { day: answerBy } },
  })
}

/**
 * Before it is due, notifies staff who handle partners; once it is late, every administrator too, on another channel if
 * unread (R60).
 */
const disputeDue: News<'commission.dispute_due'> = async (app, ctx, payload) => {
  const { commissionId, partnerId, answerBy, overdue } = payload
  const kind = overdue ? ('team_dispute_overdue' as const) : ('team_dispute_due' as const)
  const path = `/staff/commissions?${new URLSearchParams({ id: String(commissionId) })}`
  return toTeam(app, ctx, {
    fact: `commission.dispute_due:${commissionId}:${answerBy}:${overdue}`,
    path,
    occasion: { kind, person: await nameOf(ctx, partnerId), on: { day: answerBy } },
  })
}

const disputeAnswered: News<'commission.dispute_answered'> = (app, ctx, payload) => {
  const { commissionId, partnerId, number, upheld, answer }: Payload<'commission.dispute_answered'> = payload
  return toPartner(app, ctx, partnerId, {
    fact: `commission.dispute_answered:${commissionId}:${ctx.today}`,
    path: referralsPath(number),
    occasion: { kind: 'commission_answered', number, upheld, answer },
  })
}

const claimDecided: News<'commission.claim_decided'> = async (app, ctx, { partnerId, bookingId, credited }) => {
  const number = (await bookingsByIds(ctx, [bookingId])).get(bookingId)?.number ?? ''
  return toPartner(app, ctx, partnerId, {
    fact: `commission.claim_decided:${bookingId}:${partnerId}`,
    path: credited ? referralsPath(number) : '/partners/travel-agent/referred-guests',
    occasion: { kind: 'commission_claim_decided', number, credited },
  })
}

const paid: News<'partner.paid'> = (app, ctx, { partnerId, invoice, amount, currency }) =>
  toPartner(app, ctx, partnerId, {
    fact: `partner.paid:${invoice}`,
    path: `/partners/accounting/invoices/${invoice}`,
    occasion: { kind: 'partner_paid', invoice, amount: { amount, currency } },
  })

const taxFormFiled: News<'partner.tax_form_filed'> = (app, ctx, { partnerId, year, version }) =>
  toPartner(app, ctx, partnerId, {
    fact: `partner.tax_form_filed:${partnerId}:${year}-${version}`,
    path: '/partners/accounting',
    occasion: { kind: 'partner_tax_form', year, corrected: version > 1 },
  })

const payoutReturned: News<'partner.payout_returned'> = (app, ctx, { partnerId, invoice, reason }) =>
  toPartner(app, ctx, partnerId, {
    fact: `partner.payout_returned:${invoice}`,
    path: '/partners/accounting/accounts',
    occasion: { kind: 'partner_returned', invoice, reason },
  })

/** Names the booking, not the partners: who gets the credit is decided on its own page. */
const conflictOpened: News<'attribution.conflict_opened'> = async (app, ctx, { bookingId }) => {
  const number = (await bookingsByIds(ctx, [bookingId])).get(bookingId)?.number ?? ''
  const occasion = { kind: 'team_attribution_conflict', number } as const
  return toTeam(app, ctx, { fact: `attribution.conflict_opened:${bookingId}`, path: '/staff/partners', occasion })
}

const homeReferred: News<'partner.home_referred'> = async (app, ctx, { referralId, partnerId }) => {
  const person = await nameOf(ctx, partnerId)
  const occasion = { kind: 'team_home_referred', person } as const
  return toTeam(app, ctx, { fact: `partner.home_referred:${referralId}`, path: '/staff/partner-pipeline', occasion })
}

const homeMoved: News<'partner.home_referral_changed'> = async (app, ctx, { referralId, partnerId, state, reason }) => {
  if (state === 'submitted' || state === 'earning') return []
  return toPartner(app, ctx, partnerId, {
    fact: `partner.home_referral_changed:${referralId}:${state}`,
    path: '/partners/properties/referrals',
    occasion: { kind: 'partner_home_moved', state, note: reason },
  })
}

const invitationJoined: News<'partner.invitation_joined'> = async (app, ctx, payload) =>
  toPartner(app, ctx, payload.inviterId, {
    fact: `partner.invitation_joined:${payload.invitationId}`,
    path: '/partners/referred-partners',
    occasion: { kind: 'partner_joined', person: await nameOf(ctx, payload.partnerId), on: { day: payload.until } },
  })

const agentInvited: News<'partner.agent_invited'> = async (app, ctx, { agencyId, agentId, leadId, agency }) =>
  toPartner(app, ctx, agentId, {
    fact: `partner.agent_invited:${agencyId}:${agentId}:${ctx.today}`,
    path: '/partners/travel-agent/referred-guests',
    occasion: { kind: 'agency_invited', person: await nameOf(ctx, leadId), agency },
  })

const agencyLead: News<'partner.agency_lead_changed'> = async (app, ctx, { agencyId, leadId, agentIds, agency }) => {
  const person = await nameOf(ctx, leadId)
  const messages = agentIds.map((agentId) =>
    toPartner(app, ctx, agentId, {
      fact: `partner.agency_lead_changed:${agencyId}:${leadId}:${agentId}:${ctx.now.getTime()}`,
      path: '/partners/travel-agent/referred-guests',
      occasion: { kind: 'agency_lead_changed', person, agency, own: agentId === leadId },
    }),
  )
  return (await Promise.all(messages)).flat()
}

export const partnerNews: NewsOn<
  | 'attribution.conflict_opened'
  | 'partner.home_referred'
  | 'partner.home_referral_changed'
  | 'partner.invitation_joined'
  | 'partner.agent_invited'
  | 'partner.agency_lead_changed'
  | 'partner.applied'
  | 'partner.application_changed'
  | 'partner.agreement_renewal'
  | 'partner.license_expires'
  | 'partner.accreditation_ends'
  | 'commission.changed'
  | 'commission.disputed'
  | 'commission.dispute_answered'
  | 'commission.claim_decided'
  | 'commission.dispute_due'
  | 'partner.paid'
  | 'partner.payout_returned'
  | 'partner.tax_form_filed'
> = {
  'attribution.conflict_opened': conflictOpened,
  'partner.home_referred': homeReferred,
  'partner.home_referral_changed': homeMoved,
  'partner.invitation_joined': invitationJoined,
  'partner.agent_invited': agentInvited,
  'partner.agency_lead_changed': agencyLead,
  'partner.applied': applied,
  'partner.application_changed': applicationChanged,
  'partner.agreement_renewal': agreementRenewal,
  'partner.license_expires': licenseExpires,
  'partner.accreditation_ends': accreditationEnds,
  'commission.changed': commissionChanged,
  'commission.disputed': commissionDisputed,
  'commission.dispute_answered': disputeAnswered,
  'commission.claim_decided': claimDecided,
  'commission.dispute_due': disputeDue,
  'partner.paid': paid,
  'partner.payout_returned': payoutReturned,
  'partner.tax_form_filed': taxFormFiled,
}
