/**
 * Control characters, line and paragraph separators, and invisible characters (zero width, direction marks). No one
 * types them into a single line on purpose, and they can be used to forge mail and message headers.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

export const hasHiddenCharacters = (text: string): boolean => hidden.test(text)
