/**
 * Data a device never stores: access to doors, cards, accounts, and people. A field is recognized by its name, so a
 * secret must be named plainly (`doorCode`, `cardNumber`, `taxId`), and any field with such a name is removed before
 * storing.
 */
const alone = new Set([
  ...['password', 'passcode', 'passphrase', 'pin', 'otp', 'token', 'secret', 'csrf', 'credential', 'credentials'],
  ...['cvc', 'cvv', 'iban', 'pan', 'ssn', 'ein', 'itin', 'tin'],
])
/** Field names of home access details. */
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
 * A sentence that states an access code: what it opens, and within forty characters a word with three or more digits.
 * This is how people write it to each other. Needlessly not saving a page costs less than an open door.
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

/** Whether it contains access details: a field with such a name, or a sentence that states them. */
export const holdsKeys = (value: unknown): boolean => {
  if (typeof value === 'string') return value.search(statedKey) >= 0
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsKeys)
  return Object.entries(value).some(([name, child]) => (isKeyField(name) && Boolean(child)) || holdsKeys(child))
}

/** The same value without secret fields, at any depth, and without sentences that state an access code. */
export const withoutSecrets = <T>(value: T): T => {
  if (typeof value === 'string') return value.replace(statedKey, '…') as T
  if (Array.isArray(value)) return value.map(withoutSecrets) as T
  if (typeof value !== 'object' || value === null) return value
  const open = Object.entries(value).filter(([name]) => !isSecretField(name))
  return Object.fromEntries(open.map(([name, child]) => [name, withoutSecrets(child)])) as T
}
