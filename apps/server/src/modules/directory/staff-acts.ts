import type { AuditEntry } from '@porchlight/contract'
import * as contract from '@porchlight/contract'
import type { staffActsBefore } from '#modules/accounts'

type Act = Awaited<ReturnType<typeof staffActsBefore>>[number]
type Named = { id: number; name: string } | null
type Names = { person: (id: number | null) => Named; home: (id: number | null) => Named }

const isCall = (value: unknown): value is { method: string; path: string; summary: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value

/** What each call of the contract does, by method and path. */
const summaries = new Map(
  (Object.values(contract) as unknown[])
    .filter(isCall)
    .map(({ method, path, summary }) => [`${method} ${path}`, summary]),
)

const written = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))

/**
 * What was sent, and what had been sent to the same call for the same thing before where that was another. Facts that
 * stayed are left out, unless nothing was sent before.
 */
export const sentChanges = (
  facts: Record<string, unknown>,
  earlier: Record<string, unknown> | null,
): AuditEntry['changes'] => {
  const fields = [...new Set([...Object.keys(facts), ...Object.keys(earlier ?? {})])]
  return fields.flatMap((field) => {
    const [before, after] = [written(earlier?.[field]), written(facts[field])]
    return before === after ? [] : [{ field, before, after }]
  })
}

export const actEntry = (act: Act, names: Names): AuditEntry => ({
  source: 'act',
  key: `act-${act.id}`,
  kind: act.call,
  summary: summaries.get(act.call) ?? act.call,
  subject: act.subject,
  area: contract.permissionNames.find((name) => name === act.area) ?? null,
  at: act.at.toISOString(),
  by: names.person(act.by_account_id),
  about: names.person(act.as_account_id),
  home: names.home(act.home_id),
  network: act.network,
  reason: act.reason,
  changes: sentChanges(act.facts as Record<string, unknown>, act.earlier as Record<string, unknown> | null),
})
