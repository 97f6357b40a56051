/**
 * What a device never keeps: keys to doors, cards, accounts and people. A field is known by its name, so a secret is
 * named plainly (`doorCode`, `cardNumber`, `taxId`), and whatever carries such a name is taken out before it is stored.
 */
const alone = new Set([
  ...['password', 'passcode', 'passphrase', 'pin', 'otp', 'token', 'secret', 'csrf', 'credential', 'credentials'],
  ...['cvc', 'cvv', 'iban', 'pan', 'ssn', 'ein', 'itin', 'tin'],
])
const pairs = new Set([
  ...['door code', 'gate code', 'lock code', 'access code', 'entry code', 'alarm code', 'key code', 'lockbox code'],
  ...['wifi key', 'api key', 'private key', 'account key', 'card number', 'account number', 'routing number'],
  ...['tax id', 'tax number', 'social security', 'passport number', 'licence number', 'license number'],
])

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

export const isSecretField = (name: string): boolean => {
  const words = wordsOf(name)
  return words.some((word, at) => alone.has(word) || pairs.has(`${word} ${words[at + 1] ?? ''}`))
}

/** The same value without any field that is a secret, at whatever depth. */
export const withoutSecrets = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(withoutSecrets) as T
  if (typeof value !== 'object' || value === null) return value
  const open = Object.entries(value).filter(([name]) => !isSecretField(name))
  return Object.fromEntries(open.map(([name, child]) => [name, withoutSecrets(child)])) as T
}
