/**
 * favorites own the homes a person has saved.
 * Promises: saving a home twice saves it once, no one else sees the list, and it is deleted with the account.
 * Announces nothing.
 */
export { favoritesOf } from './queries.ts'
