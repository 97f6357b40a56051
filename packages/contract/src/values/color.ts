/**
 * Six hexadecimal digits, such as `ff0000`; a leading # is allowed. The spec doesn't mention the short form, so it is
 * invalid.
 */
export const isColor = (text: string): boolean => /^#?[0-9a-f]{6}$/i.test(text.trim())

/** As stored: six lowercase digits without the #. */
export const colorOf = (text: string): string | undefined =>
  isColor(text) ? text.trim().replace('#', '').toLowerCase() : undefined

export const colorInvalid = 'Please enter a valid color (e.g. "ff0000").'
