import { plainText } from './choice-rules.ts'

/** For comparing names: apostrophes and dashes come in many shapes. */
const plainName = (name: string): string =>
  plainText(name)
    .replace(/[’‘ʼ`´']/g, "'")
    .replace(/[‐‑‒–—]/g, '-')

/** Whether someone wrote this name; case, accents and spaces do not count, every letter does. */
export const isSameName = (typed: string, name: string): boolean =>
  plainName(typed) !== '' && plainName(typed) === plainName(name)
