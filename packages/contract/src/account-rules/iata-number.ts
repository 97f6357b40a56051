/**
 * Whether an IATA or CLIA number is valid: seven digits, followed by a check digit, which is their remainder when
 * divided by seven. Spaces and dashes of any kind are allowed. All zeros have a correct check digit, but are no one's number.
 */
export const isIataNumber = (text: string): boolean => {
  const digits = text.replaceAll(/[\s\p{Pd}]/gu, '')
  if (!/^\d{8}$/.test(digits) || Number(digits) === 0) return false
  return Number(digits.slice(0, 7)) % 7 === Number(digits.slice(7))
}

/** Whether something was entered that can't be such a number, for example because of a typo. */
export const isWrongIataNumber = (text: string): boolean => text.trim() !== '' && !isIataNumber(text)
