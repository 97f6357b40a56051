import type { AuditEntry } from '@porchlight/contract'
import * as contract from '@porchlight/contract'
import type { staffActsBefore } from '#modules/accounts'

type Act = Awaited<ReturnType<typeof staffActsBefore>>[number]
type Named = { id: number; name: string } | null
type Names = {
  person: (id: number | null) => Named
  home: (id: number | null) => Named
  booking: (id: number | null) => { id: number; number: string } | null
}

const isCall = (value: unknown): value is { method: string; path: string; summary: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value

/** A summary of each call in the contract, by method and path. */
const summaries = new Map(
  (Object.values(contract) as unknown[])
    .filter(isCall)
    .map(({ method, path, summary }) => [`${method} ${path}`, summary]),
)

const written = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))

const plain = (name: string): string => name.replaceAll('_', ' ')

/**
 * Each column an action changed, as `rate plan: base minor`, before and after; after is empty if the record was
 * deleted.
 */
export const columnChanges = (changes: Act['changes']): AuditEntry['changes'] =>
  changes.flatMap(({ table, before, after }) =>
    Object.keys({ ...before, ...after }).map((column) => ({
      field: `${plain(table.slice(table.indexOf('.') + 1))}: ${plain(column)}`,
      before: written(before[column]),
      after: written(after?.[column]),
    })),
  )

/** The booking in the path of an action, if any. */
export const bookingIn = (subject: string): number | null => {
  const id = /(?:^|\/)bookings\/(\d+)(?:\/|$)/.exec(subject)?.[1]
  return id === undefined ? null : Number(id)
}

/** The person a staff action was about, from its path. */
export const personIn = (subject: string): number | null => {
  const id = /^staff\/(?:people|accounts)\/(\d+)(?:\/|$)/.exec(subject)?.[1]
  return id === undefined ? null : Number(id)
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
  about: names.person(act.as_account_id ?? personIn(act.subject)),
  home: names.home(act.home_id),
  booking: names.booking(bookingIn(act.subject)),
  network: act.network,
  reason: act.reason,
  changes: columnChanges(act.changes),
  sent: Object.entries(act.facts as Record<string, unknown>).map(([field, value]) => ({
    field,
    value: written(value),
  })),
})
