/**
 * links owns the short links the team creates for a home, an offer, or a search.
 * Promises: a link leads only to one of our pages, and to nothing once it is withdrawn; each use is counted.
 * Announces nothing.
 */
export { make as makeShortLink } from './links.ts'
