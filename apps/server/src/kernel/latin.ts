import anyAscii from 'any-ascii'

const onlyAscii = /^[\x20-\x7e]*$/

/**
 * Converts a text to ASCII letters: accents are dropped, ß becomes ss and Ł L, other scripts are transliterated by
 * sound (王小明: Wang Xiao Ming), emoji by name. Characters with no spelling are left out.
 */
export const inLatin = (text: string): string =>
  onlyAscii.test(text)
    ? text
    : anyAscii(
        text
          .toWellFormed()
          .normalize('NFKC')
          .replace(/\p{Script=Han}/gu, ' $& '),
      )
        .replace(/[^\x20-\x7e]/g, ' ')
        .replace(/ {2,}/g, ' ')
        .trim()

/** Germans and Danes write some letters in two ways (München, Muenchen): both are compared in the short form. */
export const shortVowels = (text: string): string => text.replace(/([aou])e/g, '$1')
