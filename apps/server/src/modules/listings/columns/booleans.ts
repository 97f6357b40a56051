const yes = [
  'yes',
  'y',
  'true',
  't',
  '1',
  'on',
  'x',
  '✓',
  '✔',
  'ja',
  'j',
  'wahr',
  'oui',
  'vrai',
  'sí',
  'si',
  'verdadero',
]
const no = ['no', 'n', 'false', 'f', '0', 'off', '-', '✗', '✘', 'nein', 'falsch', 'non', 'faux', 'falso']
const values = new Map<string, boolean>([
  ...yes.map((word) => [word, true] as const),
  ...no.map((word) => [word, false] as const),
])

/** The value of a yes-or-no cell in our customers' languages; undefined if it is neither. */
export const booleanIn = (text: string): boolean | undefined => values.get(text.trim().normalize('NFC').toLowerCase())
