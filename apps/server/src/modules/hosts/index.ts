/**
 * hosts owns the people guests meet: who manages a home, who answers as its concierge, who inspects it.
 * Promises: a home names at most one person per role, the one assigned to it before the one who has every home.
 * Announces: host.changed.
 */
export { saveHost } from './hosts.ts'
