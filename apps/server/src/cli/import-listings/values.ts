/** A decimal number as people write it: currency signs and thousands separators are passed over. NaN when it is none. */
export const numberIn = (text: string, decimal: '.' | ','): number => {
  const thousands = decimal === '.' ? ',' : '.'
  const bare = text
    .replace(/[\s'’_\u00a0\u202f]|\p{Sc}|^[A-Z]{3}|[A-Z]{3}$/gu, '')
    .replaceAll(thousands, '')
    .replace(decimal, '.')
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN
}

/** The number a phrase begins with: `1.5 shared baths` → 1.5, `Half-bath` → 0.5. NaN when it has none. */
export const leadingNumber = (text: string, decimal: '.' | ','): number => {
  if (/^\s*(shared |private )?half/i.test(text)) return 0.5
  return numberIn(/^[\d.,]+/.exec(text.trim())?.[0] ?? text, decimal)
}

/** Items of a cell: a JSON list, or words between `|`, `;` or line breaks; commas only when there is nothing else. */
export const itemsIn = (text: string): string[] => {
  const bare = text.trim()
  if (bare.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(bare)
      if (Array.isArray(list)) return list.map(String)
    } catch {
      return [bare]
    }
  }
  const separator = /[|;\n]/.test(bare) ? /[|;\n]/ : /,/
  return bare
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)
}

/** Names are one line, whatever the source had in them. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A spreadsheet has turned a long number into `5.54287E+17`: different numbers may look the same. */
export const isRounded = (ref: string): boolean => /^\d(\.\d+)?E\+\d+$/i.test(ref)

/** A time of day as `HH:MM`, from `16:00`, `16:00:00`, `4 PM` or `4:30 pm`; undefined when it is none. */
export const timeIn = (text: string): string | undefined => {
  const parts = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m\.?|Uhr|h)?$/i.exec(text.trim())
  if (!parts) return undefined
  const half = parts[3]?.toLowerCase()
  const hour = Number(parts[1])
  const minute = Number(parts[2] ?? 0)
  if (minute > 59 || (half ? hour < 1 || hour > 12 : hour > 23)) return undefined
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
