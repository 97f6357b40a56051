import {
  type HomeReferral,
  isIataNumber,
  type PartnerApplication,
  type partnerApplications,
  type partnerPipeline,
  type ResultsOf,
  type StaffPartnerApplication,
} from '@porchlight/contract'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { signaturesOf } from '#modules/agreements'
import { type AgreementRow, agreementPath, lastAgreements } from './agreements.ts'
import { type ApplicationRow, allApplications, applicationsOf } from './applications.ts'
import { allReferrals, referralView } from './home-referrals.ts'
import { type LicenseRow, licensesOf, licenseView } from './licenses.ts'

const applicationView = (row: ApplicationRow, agreement: AgreementRow | undefined, seal: Seal): PartnerApplication => ({
  id: row.id,
  program: row.program,
  state: row.state,
  businessName: row.business_name,
  website: row.website,
  iata: row.iata,
  note: row.note,
  code: row.code,
  rate: row.basis_points,
  reason: row.reason,
  submittedAt: row.submitted_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  agreement: agreement ? agreementPath(seal, agreement) : null,
})

/** As the partner reads them. */
export const ownApplications = async (
  ctx: ReadCtx,
  seal: Seal,
  { accountId }: { accountId: number },
): Promise<ResultsOf<typeof partnerApplications>> => {
  const rows = await applicationsOf(ctx, accountId)
  const agreements = await lastAgreements(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    applications: rows.map((row) => applicationView(row, agreements.get(row.id), seal)),
    licenses: (await licensesOf(ctx, [accountId])).map((row) => licenseView(row, ctx.today)),
  }
}

type Conflict = StaffPartnerApplication['conflicts'][number]
type Accounts = Awaited<ReturnType<typeof accountsByIds>>

/** What staff check before they send an agreement. */
const conflictsOf = (
  row: ApplicationRow,
  {
    rows,
    licenses,
    accounts,
  }: { rows: readonly ApplicationRow[]; licenses: readonly LicenseRow[]; accounts: Accounts },
): Conflict[] => {
  const others = rows.filter((one) => one.account_id !== row.account_id && one.state !== 'rejected')
  const own = licenses.filter(({ account_id }) => account_id === row.account_id)
  const roles = accounts.get(row.account_id)?.roles ?? []
  const same = (other: LicenseRow) => own.some(({ state, number }) => state === other.state && number === other.number)
  return [
    ...(licenses.some((other) => other.account_id !== row.account_id && same(other)) ? (['license'] as const) : []),
    ...(row.iata && others.some(({ iata }) => iata === row.iata) ? (['iata'] as const) : []),
    ...(others.some((one) => one.business_name.toLowerCase() === row.business_name.toLowerCase())
      ? (['business'] as const)
      : []),
    ...(roles.some((role) => role === 'staff' || role === 'admin') ? (['staff'] as const) : []),
    ...(roles.includes('owner') ? (['owner'] as const) : []),
  ]
}

export const pipelineView = async (ctx: ReadCtx, seal: Seal): Promise<ResultsOf<typeof partnerPipeline>> => {
  const rows = await allApplications(ctx)
  const referrals = await allReferrals(ctx)
  const accounts = await accountsByIds(ctx, [
    ...new Set([...rows.map(({ account_id }) => account_id), ...referrals.map(({ partner_id }) => partner_id)]),
  ])
  const agreements = await lastAgreements(
    ctx,
    rows.map(({ id }) => id),
  )
  const signatures = await signaturesOf(
    ctx,
    'partner',
    [...agreements.values()].map(({ id }) => id),
  )
  const licenses = await licensesOf(ctx, [...accounts.keys()])
  const nameOf = (id: number): string => {
    const account = accounts.get(id)
    return account ? `${account.firstName} ${account.lastName}` : ''
  }
  return {
    applications: rows.map((row) => {
      const agreement = agreements.get(row.id)
      const signature = signatures.get(agreement?.id ?? 0)
      const view = applicationView(row, agreement, seal)
      return {
        ...view,
        accountId: row.account_id,
        name: nameOf(row.account_id),
        email: accounts.get(row.account_id)?.email ?? '',
        licenses: licenses
          .filter(({ account_id }) => account_id === row.account_id)
          .map((one) => licenseView(one, ctx.today)),
        conflicts: conflictsOf(row, { rows, licenses, accounts }),
        iataValid: row.iata ? isIataNumber(row.iata) : null,
        signedName: signature?.signedName ?? null,
        signedAt: signature?.signedAt.toISOString() ?? null,
        agreementLink: row.state === 'agreement_sent' ? view.agreement : null,
      }
    }),
    homeReferrals: referrals.map((row) => {
      const view: HomeReferral = referralView(row, ctx.today)
      return {
        ...view,
        partner: nameOf(row.partner_id),
        ownerEmail: row.owner_email,
        ownerPhone: row.owner_phone,
        note: row.note,
        homeId: row.home_id,
      }
    }),
  }
}
