/**
 * hosts owns the people guests meet: who manages a home, who answers as its concierge, who inspects it.
 * Promises: a home shows at most one person per role, preferring the one assigned to it over one assigned to every
 * home.
 * Announces: host.changed.
 */
export { saveHost } from './hosts.ts'
