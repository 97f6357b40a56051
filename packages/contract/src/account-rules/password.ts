/** Minimum password length (spec section 5 of both documents). */
export const passwordMinimum = 8
/** A password needs more distinct characters than this. */
const distinctMinimum = 3

const named = new Set(['password', '123456', 'qwerty', 'test1234'])

/** Additional requirements of strong mode; the mode is off (spec section 5). */
const strongKinds = [/\d/, /[!@#$%^&*]/, /[a-z]/, /[A-Z]/]

/**
 * The rule for weak passwords, shared by browser and server: empty, under eight characters, three or fewer distinct
 * characters, or common in any letter case. The server adds the long list of common ones.
 */
export const isWeakPassword = (
  password: string,
  isCommon: (password: string) => boolean = () => false,
  strongMode = false,
): boolean =>
  [...password].length < passwordMinimum ||
  new Set(password).size <= distinctMinimum ||
  named.has(password.toLowerCase()) ||
  (strongMode && !strongKinds.every((kind) => kind.test(password))) ||
  isCommon(password)

export const passwordMessages = {
  weakAtSignup: `This password is too weak. Please use at least ${passwordMinimum} characters and avoid common or easily guessed passwords.`,
  weakAtReset: `This password is too weak. Please use at least ${passwordMinimum} characters and a combination of letters and numbers and special characters.`,
  mismatch: 'Password and Confirmation must match',
} as const
