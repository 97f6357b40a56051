import {
  type AuditEntry,
  type AuditLog,
  type auditLog,
  auditPage,
  auditSources,
  type QueryOf,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds, peopleNamed, securityEventsBefore, staffActsBefore } from '#modules/accounts'
import { requestsBefore } from '#modules/approvals'
import { bookingsByIds, bookingsNumbered } from '#modules/bookings'
import { homesByIds, homesNamed } from '#modules/homes'
import { actEntry, bookingIn, personIn } from './staff-acts.ts'

type Wanted = QueryOf<typeof auditLog>
type SecurityEvent = Awaited<ReturnType<typeof securityEventsBefore>>[number]
type Request = Awaited<ReturnType<typeof requestsBefore>>[number]
type NameOf = (id: number | null) => { id: number; name: string } | null

const listed = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : String(value ?? ''))

type Handed = { what: string; count: number }

/** Who took over what from a person who left. */
const handedOver = ({ handedTo, handed }: Record<string, unknown>, nameOf: NameOf): string =>
  `${nameOf(Number(handedTo))?.name ?? ''}: ${(handed as Handed[]).map(({ what, count }) => `${what} ${count}`).join(', ')}`

/** Role, permission, and contact changes, before and after, as far as the event stores them. */
const changesOf = (details: Record<string, unknown>, nameOf: NameOf): AuditEntry['changes'] => [
  ...('added' in details || 'taken' in details
    ? [{ field: 'roles', before: listed(details.taken), after: listed(details.added) }]
    : []),
  ...('given' in details ? [{ field: 'permissions', before: '', after: listed(details.given) }] : []),
  ...('handed' in details ? [{ field: 'handover', before: '', after: handedOver(details, nameOf) }] : []),
  ...('mergedAccount' in details
    ? [{ field: 'merged', before: nameOf(Number(details.mergedAccount))?.name ?? '', after: '' }]
    : []),
  ...('accountantAccount' in details
    ? [{ field: 'accountant', before: '', after: nameOf(Number(details.accountantAccount))?.name ?? '' }]
    : []),
  ...('changed' in details ? [{ field: 'contact', before: '', after: listed(details.changed) }] : []),
]

const accountEntry = (event: SecurityEvent, nameOf: NameOf): AuditEntry => {
  const details = (event.details ?? {}) as Record<string, unknown>
  return {
    source: 'account',
    key: `account-${event.id}`,
    kind: event.kind,
    at: event.at.toISOString(),
    by: nameOf(event.by_account_id),
    about: nameOf(event.account_id),
    network: event.network,
    reason: typeof details.reason === 'string' ? details.reason : null,
    changes: changesOf(details, nameOf),
  }
}

const nothing = '–'
const isEmpty = (value: unknown): boolean => value === undefined || value === nothing || listed(value) === ''

/** Facts that come in pairs (`trust`, `trustBefore`) are before and after; the others state the result. */
export const factChanges = (facts: Record<string, unknown>): AuditEntry['changes'] => {
  const { before, after, ...others } = facts
  const outcome = Object.entries(others).flatMap(([field, value]) => {
    const was = others[`${field}Before`]
    const isPair = field.endsWith('Before') && field.slice(0, -'Before'.length) in others
    if (isPair || (isEmpty(value) && isEmpty(was))) return []
    return [{ field, before: was === undefined ? '' : listed(was), after: listed(value) }]
  })
  return before === undefined && after === undefined
    ? outcome
    : [{ field: 'value', before: listed(before), after: listed(after) }, ...outcome]
}

const approvalEntry = (request: Request, nameOf: NameOf): AuditEntry => {
  const [what, id] = request.subject.split(':')
  return {
    source: 'approval',
    key: `approval-${request.id}`,
    kind: request.kind,
    state: request.state,
    at: request.requested_at.toISOString(),
    by: nameOf(request.requested_by),
    about: what === 'account' || what === 'owner' ? nameOf(Number(id)) : null,
    reason: request.reason,
    changes: factChanges((request.facts ?? {}) as Record<string, unknown>),
    decidedBy: nameOf(request.decided_by),
    decidedAt: request.decided_at?.toISOString() ?? null,
  }
}

type Source = (typeof auditSources)[number]
type Place = { at: Date; source: Source; id: number }

const idOf = (key: string): number => Number(key.slice(key.indexOf('-') + 1))
const rankOf = (source: Source): number => auditSources.indexOf(source)

const placeOf = (after: string): Place => {
  const [key = '', at = ''] = after.split('@')
  const source = auditSources.find((one) => key.startsWith(`${one}-`)) ?? 'account'
  return { at: new Date(at), source, id: idOf(key) }
}

/** Latest first; entries of the same instant by source, then by id. */
const byPlace = (one: AuditEntry, other: AuditEntry): number =>
  other.at.localeCompare(one.at) || rankOf(other.source) - rankOf(one.source) || idOf(other.key) - idOf(one.key)

/**
 * The position where a source continues after the last entry of a page: at that instant, all entries of later sources
 * are still to come.
 */
const afterPlace = ({ at, source, id }: Place, of: Source) => {
  const passed = rankOf(of) - rankOf(source)
  return { at, id: passed === 0 ? id : passed < 0 ? Number.MAX_SAFE_INTEGER : 0 }
}

/**
 * One page of the log: the latest entries of every source before an instant, or after the last entry of the previous
 * page.
 */
export const auditOf = async (ctx: ReadCtx, { q, source, area, before, after, since }: Wanted): Promise<AuditLog> => {
  const place = after === undefined ? undefined : placeOf(after)
  const start = before === undefined ? undefined : { at: new Date(before), id: 0 }
  const beforeOf = (one: Source) => ({ before: place ? afterPlace(place, one) : start })
  const wanted = {
    since: since === undefined ? undefined : new Date(since),
    people: q === '' ? undefined : await peopleNamed(ctx, q),
    limit: auditPage,
  }
  const reads = (one: Wanted['source']) =>
    (source === undefined || source === one) && (area === undefined || one === 'act')
  const events = reads('account') ? await securityEventsBefore(ctx, { ...wanted, ...beforeOf('account') }) : []
  const requests = reads('approval') ? await requestsBefore(ctx, { ...wanted, ...beforeOf('approval') }) : []
  const homeIds = q === '' ? undefined : await homesNamed(ctx, q)
  const bookingIds = q === '' ? undefined : await bookingsNumbered(ctx, q)
  const acts = reads('act')
    ? await staffActsBefore(ctx, { ...wanted, ...beforeOf('act'), area, homeIds, bookingIds })
    : []
  const subjects = requests.flatMap(({ subject }) => Number(/^(?:account|owner):(\d+)/.exec(subject)?.[1] ?? 0) || [])
  const others = events.flatMap(({ details }) => {
    const { handedTo, mergedAccount, accountantAccount } = (details ?? {}) as Record<string, unknown>
    return [Number(handedTo ?? 0), Number(mergedAccount ?? 0), Number(accountantAccount ?? 0)]
  })
  const accounts = await accountsByIds(ctx, [
    ...others.filter((id) => id > 0),
    ...events.flatMap(({ account_id, by_account_id }) =>
      by_account_id === null ? [account_id] : [account_id, by_account_id],
    ),
    ...requests.flatMap(({ requested_by, decided_by }) => [requested_by, decided_by].filter((id) => id !== null)),
    ...subjects,
    ...acts.flatMap(({ by_account_id, as_account_id, subject }) =>
      [by_account_id, as_account_id, personIn(subject)].filter((id) => id !== null),
    ),
  ])
  const homes = await homesByIds(ctx, [...new Set(acts.flatMap(({ home_id }) => home_id ?? []))])
  const bookings = await bookingsByIds(ctx, [...new Set(acts.flatMap(({ subject }) => bookingIn(subject) ?? []))])
  const homeNames = new Map(homes.map(({ id, name }) => [id, { id, name }]))
  const nameOf: NameOf = (id) => {
    const account = id === null ? undefined : accounts.get(id)
    return account ? { id: account.id, name: `${account.firstName} ${account.lastName}`.trim() } : null
  }
  const names = {
    person: nameOf,
    home: (id: number | null) => homeNames.get(id ?? 0) ?? null,
    booking: (id: number | null) => {
      const booking = bookings.get(id ?? 0)
      return booking ? { id: booking.id, number: booking.number } : null
    },
  }
  const all = [
    ...events.map((event) => accountEntry(event, nameOf)),
    ...requests.map((request) => approvalEntry(request, nameOf)),
    ...acts.map((act) => actEntry(act, names)),
  ].sort(byPlace)
  const entries = all.slice(0, auditPage)
  const last = entries.at(-1)
  return { entries, next: last && all.length >= auditPage ? `${last.key}@${last.at}` : null }
}
