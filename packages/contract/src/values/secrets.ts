/**
 * What a device never keeps: keys to doors, cards, accounts and people. A field is known by its name, so a secret is
 * named plainly (`doorCode`, `cardNumber`, `taxId`), and whatever carries such a name is taken out before it is stored.
 */
const alone = new Set([
  ...['password', 'passcode', 'passphrase', 'pin', 'otp', 'token', 'secret', 'csrf', 'credential', 'credentials'],
  ...['cvc', 'cvv', 'iban', 'pan', 'ssn', 'ein', 'itin', 'tin'],
])
/** Access to a home, as fields are named. */
const keys = [
  ...['door code', 'gate code', 'lock code', 'access code', 'entry code', 'alarm code', 'key code', 'lockbox code'],
  ...['wifi key', 'wifi password', 'door pin', 'lock pin'],
]
const pairs = new Set([
  ...keys,
  ...['api key', 'private key', 'account key', 'card number', 'account number', 'routing number'],
  ...['tax id', 'tax number', 'social security', 'passport number', 'license number', 'license number'],
])

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

const hasPair = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.some((word, at) => known.has(`${word} ${words[at + 1] ?? ''}`))

export const isSecretField = (name: string): boolean => {
  const words = wordsOf(name)
  return words.some((word) => alone.has(word)) || hasPair(words, pairs)
}

const keyPairs = new Set(keys)
const isKeyField = (name: string): boolean => hasPair(wordsOf(name), keyPairs)

/**
 * A sentence that tells a key: what it opens, and up to forty signs later a word with three digits or more. It is what
 * people write to each other; a page too many that is not kept costs less than a door that stands open.
 */
const statedKey = new RegExp(
  [
    '(?<!\\p{L})(?:',
    ...['(?:door|gate|garage|lock|lock ?box|key ?box|entry|access|alarm|wi-?fi)[ -](?:code|key|pin|password|number)'],
    ...[
      '|(?:tür|haustür|zugangs|schloss|schlüssel|alarm|garagen|wlan|wi-?fi)-?(?:code|kasten|tresor|passwort|schlüssel)',
    ],
    ...["|code (?:de la |d[’' ]|du )?(?:porte|entrée|accès|portail|alarme|boîte à clés|wi-?fi)"],
    ...['|(?:código|clave|contraseña) (?:de la |de |del )?(?:puerta|entrada|acceso|alarma|garaje|wi-?fi)'],
    ')(?!\\p{L})[^\\n]{0,40}?[\\p{L}*#-]{0,12}\\d[\\d\\p{L}*#-]{2,}',
  ].join(''),
  'giu',
)

/** Whether it contains access data: a field named so, or a sentence that states it. */
export const holdsKeys = (value: unknown): boolean => {
  if (typeof value === 'string') return value.search(statedKey) >= 0
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsKeys)
  return Object.entries(value).some(([name, child]) => (isKeyField(name) && Boolean(child)) || holdsKeys(child))
}

/** The same value without any field that is a secret, at whatever depth, and without sentences that tell a key. */
export const withoutSecrets = <T>(value: T): T => {
  if (typeof value === 'string') return value.replace(statedKey, '…') as T
  if (Array.isArray(value)) return value.map(withoutSecrets) as T
  if (typeof value !== 'object' || value === null) return value
  const open = Object.entries(value).filter(([name]) => !isSecretField(name))
  return Object.fromEntries(open.map(([name, child]) => [name, withoutSecrets(child)])) as T
}
