import { createHash } from 'node:crypto'
import { Secret } from 'otpauth'

/**
 * The authenticator key of a staff member of the demo world: anyone can work it out, as anyone can read the password.
 * It is never read from the database, so it gives away no key of a real account.
 */
export const demoSecret = (email: string): string => {
  const bytes = createHash('sha256').update(`porchlight demo ${email}`).digest().subarray(0, 20)
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
}
