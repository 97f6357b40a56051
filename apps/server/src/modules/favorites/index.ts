/**
 * favorites own which homes a person keeps in mind.
 * They promise that keeping a home twice is keeping it once, that nobody else sees the list, and that it goes with the
 *   account.
 * They announce nothing.
 */
export { favoritesOf } from './queries.ts'
