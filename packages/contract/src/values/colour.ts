/** Six hexadecimal digits, such as `ff0000`; a leading # is forgiven. The spec leaves open the short form: it is none. */
export const isColour = (text: string): boolean => /^#?[0-9a-f]{6}$/i.test(text.trim())

/** As it is stored: six lower-case digits without the sign. */
export const colourOf = (text: string): string | undefined =>
  isColour(text) ? text.trim().replace('#', '').toLowerCase() : undefined

export const colourInvalid = 'Please enter a valid color (e.g. "ff0000").'
