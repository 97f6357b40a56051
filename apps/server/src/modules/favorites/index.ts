/**
 * favorites own the homes a person has saved.
 * Promises: saving a home twice saves it once, no one else sees the list, it is deleted with the account, and an address saves a list
 * only once its link was confirmed.
 * Announces nothing.
 */
export { favoritesOf } from './queries.ts'
