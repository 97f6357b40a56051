/**
 * tastes own aesthetic profiles: which pictures of homes someone chose, what that says, and the links that show it.
 * They promise that the same choices give the same profile; that it belongs to one account, or to the person who holds its
 *   secret, and is seen by nobody else but by a link its holder makes and stops; and that it goes with the account.
 * They announce nothing.
 */
export { tastesOf } from './tastes.ts'
