/**
 * links owns the short addresses that the team makes for a home, an offer or a search.
 * Promises: a link leads to a page of ours and nowhere else, and to nothing once it is withdrawn; each use is counted.
 * Announces nothing.
 */
export { make as makeShortLink } from './links.ts'
