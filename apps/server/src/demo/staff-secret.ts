import { createHash } from 'node:crypto'
import { Secret } from 'otpauth'

/**
 * The authenticator key of a demo staff member: anyone can work it out, just as anyone can read the password. It is
 * never read from the database, so it reveals no key of a real account.
 */
export const demoSecret = (email: string): string => {
  const bytes = createHash('sha256').update(`porchlight demo ${email}`).digest().subarray(0, 20)
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
}
