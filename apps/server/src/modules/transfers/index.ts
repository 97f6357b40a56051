/**
 * Owns the instructions by which the bank moves money between the trust account and the operating account.
 * Promises: what is due is moved once; over the limit a second person approves; the books move the cash only when the
 * money has arrived.
 * Announces nothing.
 */
export { approveTransfer, prepareTransfer, sendTransfer, settleTransfer } from './commands.ts'
export { duesNow } from './views.ts'
