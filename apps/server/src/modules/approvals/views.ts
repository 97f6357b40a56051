import { type Approval, type ApprovalSettings, thresholdNames } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { mediaFileView, uploadsByIds } from '#modules/media'
import { approvalStatusOf, approversOf, hasSecondPerson, type RequestRow, removedColleagueAt } from './queries.ts'
import { canApproveAlone, deciderRefusal, standardIn, thresholds, withdrawRefusal } from './rules.ts'
import { exemptionNow, thresholdsNow } from './settings.ts'

type Names = Awaited<ReturnType<typeof accountsByIds>>

const personOf = (names: Names, id: number | null) => {
  const person = id === null ? undefined : names.get(id)
  return person ? { id: person.id, name: `${person.firstName} ${person.lastName}` } : null
}

/** Requests as a team member sees them, with the reason they may not decide them. */
export const approvalViews = async (ctx: ReadCtx, rows: readonly RequestRow[], by: number): Promise<Approval[]> => {
  const names = await accountsByIds(
    ctx,
    rows.flatMap(({ requested_by, decided_by }) => [requested_by, decided_by].filter((id) => id !== null)),
  )
  const files = await uploadsByIds(
    ctx,
    rows.flatMap(({ evidence }) => evidence),
  )
  const exemption = await exemptionNow(ctx)
  const views: Approval[] = []
  for (const row of rows) {
    const status = await approvalStatusOf(ctx, by, row)
    const alone =
      row.requested_by === by &&
      exemption?.account_id === by &&
      canApproveAlone({
        isExempt: true,
        hasSecondPerson: await hasSecondPerson(ctx, by, row),
        requestedAt: row.requested_at,
        removedAt: await removedColleagueAt(ctx, by),
        now: ctx.now,
      })
    views.push({
      id: row.id,
      kind: row.kind,
      state: row.state,
      amount: row.amount_minor === null ? null : { amount: row.amount_minor, currency: row.currency as string },
      facts: row.facts as Approval['facts'],
      reason: row.reason,
      evidence: row.evidence.flatMap((id) => {
        const file = files.get(id)
        return file ? [mediaFileView(file)] : []
      }),
      requestedBy: personOf(names, row.requested_by),
      requestedAt: row.requested_at.toISOString(),
      decidedBy: personOf(names, row.decided_by),
      decidedAt: row.decided_at?.toISOString() ?? null,
      decision: row.decision,
      exempt: row.exempt,
      refusals: {
        approve: alone ? null : (deciderRefusal(by, status) ?? null),
        withdraw: withdrawRefusal(by, status) ?? null,
      },
      waitsUntil: status.waitsUntil?.toISOString() ?? null,
    })
  }
  return views
}

export const settingsView = async (
  ctx: ReadCtx,
  by: number,
  first: Parameters<typeof thresholdsNow>[1],
): Promise<ApprovalSettings> => {
  const now = await thresholdsNow(ctx, first)
  const exemption = await exemptionNow(ctx)
  const names = await accountsByIds(ctx, exemption ? [exemption.account_id] : [])
  const person = personOf(names, exemption?.account_id ?? null)
  const admins = await approversOf(ctx, 'thresholds')
  return {
    thresholds: thresholdNames.map((name) => ({
      ...thresholds[name],
      name,
      value: now[name],
      standard: standardIn(name, ctx.companyCurrency),
    })),
    exemption: exemption && person ? { person, reason: exemption.reason, since: exemption.since.toISOString() } : null,
    hasSecondPerson: admins.some(({ id }) => id !== by),
  }
}
