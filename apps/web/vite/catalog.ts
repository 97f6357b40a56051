import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pseudoLanguage } from '@porchlight/wording/manners'

/** Where the files are: `messages/<volume>/<area>.ts` in English, with `<area>.fr.ts` and so on next to it. */
export const folder = fileURLToPath(new URL('../app/lib/messages/', import.meta.url))

/** Marks a translation generated from the English file. */
export const pseudoQuery = '?pseudo'

export const languageOf = (file: string): string => /\.([a-z]{2})\.ts$/.exec(file)?.[1] ?? 'en'
export const volumeOf = (file: string): string => basename(dirname(file))
export const areaOf = (file: string): string => basename(file).split('.')[0] as string

export const translationOf = (file: string, language: string): string =>
  language === pseudoLanguage ? `${file}${pseudoQuery}` : file.replace(/\.ts$/, `.${language}.ts`)

export const hasTranslation = (file: string, language: string): boolean =>
  language === pseudoLanguage || existsSync(translationOf(file, language))

const files = (): string[] => globSync('*/*.ts', { cwd: folder }).map((file) => join(folder, file))

/** The English file of each area. */
export const areas = (): string[] =>
  files()
    .filter((file) => languageOf(file) === 'en')
    .sort()

/** All languages with translations, so not English. */
export const otherLanguages = (): string[] =>
  [...new Set(files().map(languageOf)), pseudoLanguage].filter((language) => language !== 'en')
