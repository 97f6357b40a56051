export type WrittenTime = {
  time: string
  /** AM or PM is missing: 4:00 may be 16:00. */
  halfUnsaid: boolean
  /** Only used on a 24-hour clock. */
  is24Hour: boolean
  /** With AM or PM. */
  half: boolean
}

/**
 * A time of day, from `16:00`, `16.00`, `16:00:00`, `16h30`, `4 PM`, `4:30 p. m.` or `16 Uhr`; undefined if it isn't a
 * time.
 */
export const timeIn = (text: string): WrittenTime | undefined => {
  const plain = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
  // "0.50" is a spreadsheet's noon.
  const parts = /^(?!0\.)(\d{1,2})(?:[:.h](\d{2})(?::\d{2})?)? ?(?:([ap])\.? ?m\.?|uhr|h|hrs?)?$/i.exec(plain)
  if (!parts) return undefined
  const [, hours = '', minutes = '0', half] = parts
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || (half ? hour < 1 || hour > 12 : hour > 23)) return undefined
  const of24 = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  const is24Hour = !half && (hour === 0 || hour > 12 || hours.startsWith('0') || /uhr|h/i.test(plain))
  return {
    time: `${String(of24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    halfUnsaid: !half && !is24Hour && hour !== 12,
    is24Hour,
    half: half !== undefined,
  }
}
