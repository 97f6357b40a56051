/** Six hexadecimal digits, such as `ff0000`; a leading # is forgiven. The spec leaves open the short form: it is none. */
export const isColor = (text: string): boolean => /^#?[0-9a-f]{6}$/i.test(text.trim())

/** As it is stored: six lower-case digits without the sign. */
export const colorOf = (text: string): string | undefined =>
  isColor(text) ? text.trim().replace('#', '').toLowerCase() : undefined

export const colorInvalid = 'Please enter a valid color (e.g. "ff0000").'
