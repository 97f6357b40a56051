/**
 * The zeros of the scripts people type digits in: Arabic, Persian, the scripts of India, Thai, Lao, Tibetan, Burmese,
 * Khmer, and full-width forms. Each is followed by its one to nine.
 */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0,
  0xff10,
]

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Writes digits of every script as 0 to 9; signs such as ² or ① are not digits and stay. */
export const withPlainDigits = (text: string): string => text.replace(/\p{Nd}/gu, plainDigit)
