import anyAscii from 'any-ascii'

const onlyAscii = /^[\x20-\x7e]*$/

/**
 * A text in the letters of ASCII: accents fall away, ß becomes ss and Ł L, other scripts are spelled by their sound
 * (王小明: Wang Xiao Ming), emoji by their names. What nobody can spell is left out.
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

/** Germans and Danes write some letters in two ways (München, Muenchen): both are compared as the short one. */
export const shortVowels = (text: string): string => text.replace(/([aou])e/g, '$1')
