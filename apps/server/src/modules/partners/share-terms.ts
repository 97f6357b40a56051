import type {
  BodyOf,
  PlainDate,
  partnerShareTerms,
  ResultsOf,
  ShareTerms,
  setPartnerShareTerms,
} from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { nameOfAccounts } from '#modules/accounts'
import { db, type ShareTermsRow } from './tables.ts'

const latestFirst = (ctx: ReadCtx) =>
  db(ctx).selectFrom('partners.share_terms').selectAll().orderBy('valid_from', 'desc').orderBy('id', 'desc')

/** The terms agreed with those who referred a home, invited a partner, or signed on a day. */
export const shareTermsOn = (ctx: ReadCtx, on: PlainDate): Promise<ShareTermsRow> =>
  latestFirst(ctx).where('valid_from', '<=', on).limit(1).executeTakeFirstOrThrow()

const termsView = (row: ShareTermsRow, setBy: string | null): ShareTerms => ({
  id: row.id,
  validFrom: row.valid_from,
  homeRate: row.home_basis_points,
  homeMonths: row.home_months,
  invitationRate: row.invitation_basis_points,
  invitationMonths: row.invitation_months,
  agreementMonths: row.agreement_months,
  note: row.note,
  setBy,
  setAt: row.set_at.toISOString(),
})

export const shareTermsViews = async (ctx: ReadCtx): Promise<ResultsOf<typeof partnerShareTerms>> => {
  const rows = await latestFirst(ctx).execute()
  const nameOf = await nameOfAccounts(
    ctx,
    rows.flatMap(({ set_by }) => set_by ?? []),
  )
  const view = (row: ShareTermsRow) => termsView(row, row.set_by === null ? null : (nameOf(row.set_by) ?? null))
  return { current: view(await shareTermsOn(ctx, ctx.today)), shares: rows.map(view) }
}

export type SettingShares = BodyOf<typeof setPartnerShareTerms>

/** Saves terms for everything from a day on; earlier referrals and invitations keep theirs. */
export const saveShareTerms = async (ctx: WriteCtx, terms: SettingShares, by: number): Promise<void> => {
  await db(ctx)
    .insertInto('partners.share_terms')
    .values({
      valid_from: terms.validFrom,
      home_basis_points: terms.homeRate,
      home_months: terms.homeMonths,
      invitation_basis_points: terms.invitationRate,
      invitation_months: terms.invitationMonths,
      agreement_months: terms.agreementMonths,
      note: terms.note,
      set_by: by,
      set_at: ctx.now,
    })
    .execute()
}
