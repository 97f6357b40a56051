import {
  type HomeReferral,
  isIataNumber,
  type PartnerApplication,
  type PersonProfile,
  type PlainDate,
  type partnerApplications,
  type partnerPipeline,
  type QueryOf,
  type ResultsOf,
  type StaffPartnerApplication,
} from '@porchlight/contract'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { signaturesOf } from '#modules/agreements'
import { pendingBySubject } from '#modules/approvals'
import { codesOf } from '#modules/attribution'
import { agencyIdsOf } from './agencies.ts'
import { accreditationEnds } from './agency-numbers.ts'
import { type Agreements, agreementPath, agreementsOf } from './agreements.ts'
import {
  type ApplicationRow,
  applicationsOf,
  applicationsWaiting,
  applicationsWanted,
  earlierRejections,
  iataNow,
  knownBusinesses,
} from './applications.ts'
import { applicationSubject } from './decisions.ts'
import { referralsIn, referralView } from './home-referrals.ts'
import { type LicenseRow, licensesNumbered, licensesOf, licenseView } from './licenses.ts'
import { canRenew, plainNumber } from './rules.ts'
import { homeShareSubject } from './terms-approval.ts'

type Signatures = Awaited<ReturnType<typeof signaturesOf>>
type Documents = { agreements: Map<number, Agreements>; signatures: Signatures; seal: Seal }

const documentsOf = async (ctx: ReadCtx, seal: Seal, rows: readonly ApplicationRow[]): Promise<Documents> => {
  const agreements = await agreementsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const ids = [...agreements.values()].map(({ last }) => last.id)
  return { agreements, signatures: await signaturesOf(ctx, 'partner', ids), seal }
}

const renewalView = ({ renewal }: Agreements, { signatures, seal }: Documents): PartnerApplication['renewal'] =>
  renewal?.sign_by
    ? { path: agreementPath(seal, renewal), signBy: renewal.sign_by, signed: signatures.has(renewal.id) }
    : null

const applicationView = (row: ApplicationRow, documents: Documents, iataEnds: PlainDate | null): PartnerApplication => {
  const own = documents.agreements.get(row.id)
  const shown = own?.renewal ? (own.binding ?? own.last) : own?.last
  return {
    id: row.id,
    program: row.program,
    state: row.state,
    businessName: row.business_name,
    website: row.website,
    iata: row.iata,
    iataValid: row.iata ? isIataNumber(row.iata) : null,
    iataEnds,
    note: row.note,
    code: row.code,
    rate: row.basis_points,
    reason: row.reason,
    submittedAt: row.submitted_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    agreement: shown ? agreementPath(documents.seal, shown) : null,
    bindsUntil: own?.binding?.valid_until ?? null,
    renewal: own && canRenew(row.state) ? renewalView(own, documents) : null,
  }
}

/** States where the number can still be corrected. */
const awaited: ReadonlySet<ApplicationRow['state']> = new Set(['submitted', 'agreement_sent', 'rejected'])

/** Uses the numbers from the agents’ profiles, as long as they matter. */
const withNumbers = (ctx: ReadCtx, rows: readonly ApplicationRow[]): Promise<ApplicationRow[]> =>
  Promise.all(rows.map(async (row) => (awaited.has(row.state) ? { ...row, iata: await iataNow(ctx, row) } : row)))

/** By application of a travel agent: the last day of their accreditation, once it is near or over. */
const accreditationsOf = async (
  ctx: ReadCtx,
  rows: readonly ApplicationRow[],
): Promise<Map<number, PlainDate | null>> =>
  new Map(
    await Promise.all(
      rows
        .filter(({ program }) => program === 'travel-agent')
        .map(async ({ id, account_id }) => [id, await accreditationEnds(ctx, account_id)] as const),
    ),
  )

/** The numbers from the agents’ profiles, also after they signed: payments are held by these (R57). */
const withNumbersNow = (ctx: ReadCtx, rows: readonly ApplicationRow[]): Promise<ApplicationRow[]> =>
  Promise.all(rows.map(async (row) => ({ ...row, iata: (await iataNow(ctx, row)) || row.iata })))

/** Applications as the partner reads them. */
export const ownApplications = async (
  ctx: ReadCtx,
  seal: Seal,
  { accountId }: { accountId: number },
): Promise<ResultsOf<typeof partnerApplications>> => {
  const rows = await withNumbers(ctx, await applicationsOf(ctx, accountId))
  const documents = await documentsOf(ctx, seal, rows)
  const ends = await accreditationsOf(ctx, rows)
  return {
    applications: rows.map((row) => applicationView(row, documents, ends.get(row.id) ?? null)),
    licenses: (await licensesOf(ctx, [accountId])).map((row) => licenseView(row, ctx.today)),
  }
}

/** What staff see of a partner on their page; null for someone who never applied and has no code. */
export const partnerProfile = async (ctx: ReadCtx, accountId: number): Promise<PersonProfile['partner']> => {
  const rows = await applicationsOf(ctx, accountId)
  if (rows.length === 0) return null
  const codes = new Map((await codesOf(ctx, accountId)).map(({ code, rate }) => [code, rate]))
  const agreements = await agreementsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    programs: rows.map(({ id, program, state, code, basis_points }) => ({
      program,
      state,
      code,
      // The code's current rate, which may have changed since it was agreed.
      rate: codes.get(code ?? '') ?? basis_points,
      bindsUntil: agreements.get(id)?.binding?.valid_until ?? null,
    })),
    licenses: (await licensesOf(ctx, [accountId])).map((row) => licenseView(row, ctx.today)),
  }
}

type Conflict = StaffPartnerApplication['conflicts'][number]
type Business = Pick<ApplicationRow, 'account_id' | 'business_name' | 'iata'>
type Known = {
  businesses: readonly Business[]
  licenses: readonly LicenseRow[]
  accounts: Awaited<ReturnType<typeof accountsByIds>>
  /** By account: agents of one agency share its name and number. */
  agencies: Awaited<ReturnType<typeof agencyIdsOf>>
}

/** The conflicts staff check before sending an agreement. */
const conflictsOf = (row: ApplicationRow, { businesses, licenses, accounts, agencies }: Known): Conflict[] => {
  const agency = agencies.get(row.account_id)
  const isColleague = (accountId: number) => agency !== undefined && agencies.get(accountId) === agency
  const others = businesses.filter((one) => one.account_id !== row.account_id && !isColleague(one.account_id))
  const own = licenses.filter(({ account_id }) => account_id === row.account_id)
  const roles = accounts.get(row.account_id)?.roles ?? []
  const same = (other: LicenseRow) =>
    own.some(({ state, number }) => state === other.state && plainNumber(number) === plainNumber(other.number))
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

/** Everyone's data, with the numbers from their current profiles where those matter. */
const knownTo = async (ctx: ReadCtx, rows: readonly ApplicationRow[], own: readonly LicenseRow[]) => {
  const now = new Map(rows.filter(({ iata }) => iata).map((row) => [row.account_id, row.iata]))
  const businesses = (await knownBusinesses(ctx)).map((one) => ({
    ...one,
    iata: now.get(one.account_id) || one.iata,
  }))
  const licenses = await licensesNumbered(
    ctx,
    own.map(({ number }) => plainNumber(number)),
  )
  const people = [...new Set([...businesses, ...rows].map(({ account_id }) => account_id))]
  return { businesses, licenses, agencies: await agencyIdsOf(ctx, people) }
}

type Account = Awaited<ReturnType<typeof accountsByIds>> extends Map<number, infer One> ? One : never
type PipelineQuery = QueryOf<typeof partnerPipeline>

/** The first page of everything, as an act returns it. */
const everything: PipelineQuery = { q: '', page: 1, homesPage: 1, perPage: 24 }

const fullName = (account: Account | undefined): string => (account ? `${account.firstName} ${account.lastName}` : '')

const pageOf = <Row>(rows: readonly Row[], page: number, perPage: number) => ({
  rows: rows.slice((page - 1) * perPage, page * perPage),
  pages: { total: rows.length, currentPage: page, numberPages: Math.ceil(rows.length / perPage) },
})

/** The applications and homes that match, and the people they name. */
const pipelineRows = async (ctx: ReadCtx, { stage, program, q, page, homesPage, perPage }: PipelineQuery) => {
  const applications = await applicationsWanted(ctx, { stage, program })
  const referrals = program === undefined ? await referralsIn(ctx, stage) : []
  const accounts = await accountsByIds(ctx, [
    ...new Set([...applications.map(({ account_id }) => account_id), ...referrals.map(({ partner_id }) => partner_id)]),
  ])
  const matches = (accountId: number, ...texts: (string | null)[]): boolean => {
    const account = accounts.get(accountId)
    const all = [fullName(account), account?.email ?? '', ...texts]
    return all.some((text) => text?.toLowerCase().includes(q.toLowerCase()))
  }
  return {
    accounts,
    applications: pageOf(
      applications.filter((row) => matches(row.account_id, row.business_name, row.code, row.iata)),
      page,
      perPage,
    ),
    homes: pageOf(
      referrals.filter((row) => matches(row.partner_id, row.owner_name, row.owner_email, row.address, row.city)),
      homesPage,
      perPage,
    ),
  }
}

export const pipelineView = async (
  ctx: ReadCtx,
  seal: Seal,
  query: PipelineQuery = everything,
): Promise<ResultsOf<typeof partnerPipeline>> => {
  const { accounts, applications, homes } = await pipelineRows(ctx, query)
  const agreed = applications.rows
  const rows = await withNumbersNow(ctx, agreed)
  const numbers = new Map(agreed.map(({ id, iata }) => [id, iata]))
  const documents = await documentsOf(ctx, seal, rows)
  const ends = await accreditationsOf(ctx, rows)
  const licenses = await licensesOf(
    ctx,
    rows.map(({ account_id }) => account_id),
  )
  const rejections = await earlierRejections(ctx, rows)
  const known = { ...(await knownTo(ctx, rows, licenses)), accounts }
  const waiting = {
    agreements: await pendingBySubject(ctx, 'partner_agreement'),
    homes: await pendingBySubject(ctx, 'home_share'),
  }
  const nameOf = (id: number): string => fullName(accounts.get(id))
  return {
    applications: rows.map((row) => {
      const signature = documents.signatures.get(documents.agreements.get(row.id)?.last.id ?? 0)
      const view = applicationView(row, documents, ends.get(row.id) ?? null)
      return {
        ...view,
        iataAgreed: awaited.has(row.state) || numbers.get(row.id) === row.iata ? null : (numbers.get(row.id) ?? null),
        accountId: row.account_id,
        name: nameOf(row.account_id),
        email: accounts.get(row.account_id)?.email ?? '',
        licenses: licenses
          .filter(({ account_id }) => account_id === row.account_id)
          .map((one) => licenseView(one, ctx.today)),
        conflicts: conflictsOf(row, known),
        signedName: signature?.signedName ?? null,
        signedAt: signature?.signedAt.toISOString() ?? null,
        agreementLink: row.state === 'agreement_sent' ? view.agreement : null,
        rejectedBefore: rejections.get(row.id) ?? null,
        waits: waiting.agreements.has(applicationSubject(row.id)),
      }
    }),
    homeReferrals: homes.rows.map((row) => {
      const view: HomeReferral = referralView(row, ctx.today)
      return {
        ...view,
        partner: nameOf(row.partner_id),
        ownerEmail: row.owner_email,
        ownerPhone: row.owner_phone,
        note: row.note,
        homeId: row.home_id,
        waits: waiting.homes.has(homeShareSubject(row.id)),
      }
    }),
    pages: { applications: applications.pages, homes: homes.pages },
    waiting: await applicationsWaiting(ctx),
  }
}
