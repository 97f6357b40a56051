import { hashPassword } from '../modules/accounts/adapters/passwords.ts'
import { mailboxKey } from '../modules/accounts/allowances.ts'
import { storeSignupCode } from '../modules/accounts/signup-codes.ts'
import type { TestApp } from './harness.ts'

const code = '482915'
let hash: Promise<string> | undefined

/** A code to sign up with an address, as if it had been emailed there. */
export const signupCodeFor = async ({ write }: Pick<TestApp, 'write'>, email: string): Promise<string> => {
  hash ??= hashPassword(code)
  const codeHash = await hash
  await write((ctx) => storeSignupCode(ctx, mailboxKey(email), codeHash, 15))
  return code
}
