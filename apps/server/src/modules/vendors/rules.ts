import { addDays, documentsExpiringDays, type PlainDate } from '@porchlight/contract'

type VendorDocuments = { insuredUntil: PlainDate | null; contractUntil: PlainDate | null }

/** Last days of the known documents, earliest first. */
const ends = ({ insuredUntil, contractUntil }: VendorDocuments): PlainDate[] =>
  [insuredUntil, contractUntil].filter((day) => day !== null).sort()

/** The state of a vendor's documents on a day; a document is valid through its last day. */
export const documentsOn = (documents: VendorDocuments, today: PlainDate): 'sound' | 'ending' | 'ended' => {
  const [first] = ends(documents)
  if (first === undefined) return 'sound'
  if (first < today) return 'ended'
  return first <= addDays(today, documentsExpiringDays) ? 'ending' : 'sound'
}

/** Last days within thirty days, or past, that haven't been in a reminder yet. */
export const remindersDue = (
  documents: VendorDocuments,
  remindedOf: readonly PlainDate[],
  today: PlainDate,
): PlainDate[] =>
  ends(documents).filter((day) => day <= addDays(today, documentsExpiringDays) && !remindedOf.includes(day))

/** Colors for tags, as six hex digits; each stands out from the page in light and dark mode. */
export const tagColors = ['2f5d7c', '8a5a2b', '3f7a4d', '7a4a86', '9c4451', '4a6b8a', '6b7230', '2a7f78'] as const

/** The color of a tag: always the same for the same spelling. */
export const tagColor = (spelling: string): string => {
  const sum = [...spelling].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  return tagColors[sum % tagColors.length] ?? tagColors[0]
}

/** Tags as stored: each once regardless of case and accents, in the given order. */
export const retainedTags = (tags: readonly string[], spellingOf: (tag: string) => string): string[] => {
  const seen = new Set<string>()
  return tags.filter((tag) => {
    const spelling = spellingOf(tag) || tag
    return !seen.has(spelling) && seen.add(spelling)
  })
}
