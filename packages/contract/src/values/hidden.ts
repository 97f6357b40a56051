/**
 * Control characters, line and paragraph separators, and signs without a shape (zero width, direction marks): nobody types
 * them into a single line on purpose, and mail and message headers can be forged with them.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

export const hasHiddenCharacters = (text: string): boolean => hidden.test(text)
