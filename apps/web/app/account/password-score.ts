import { isWeakPassword } from '@porchlight/contract'

/** A password's strength from 0 to 3; 0 is too weak to accept. */
export const passwordScore = (password: string): 0 | 1 | 2 | 3 => {
  if (isWeakPassword(password)) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const points = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0)
  return points >= 2 ? 3 : points === 1 ? 2 : 1
}
