import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pseudoLanguage } from '@porchlight/wording/manners'
import type { Plugin } from 'vite'
import {
  areaOf,
  areas,
  folder,
  hasTranslation,
  languageOf,
  otherLanguages,
  pseudoQuery,
  translationOf,
  volumeOf,
} from './catalog.ts'
import { compileMessage, helpers } from './compile-message.ts'
import { wordsOf } from './words-file.ts'

/**
 * Compiles the message catalog. English is bundled with the screens that use it. A reader of another language gets one
 * file per volume (`virtual:translations`); the server has everything.
 */

const listing = 'virtual:translations'
/** Names the chunk: the server looks for it among the built files. */
const volumePrefix = 'virtual:words-'
const builtFiles = 'virtual:translation-files'

type Edit = { start: number; end: number; text: string }

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)

/** A language's name as a variable name. */
const nameOf = (language: string): string => language.replace('-', '')

/** On the server, English includes its translations; in the browser, it refers to their location. */
const whereTranslated = (file: string, onServer: boolean) => {
  const name = JSON.stringify(`${volumeOf(file)}/${areaOf(file)}`)
  if (!onServer) return { imports: '', argument: name }
  const known = otherLanguages().filter((language) => hasTranslation(file, language))
  return {
    imports: known
      .map((one) => `import { ${nameOf(one)} } from ${JSON.stringify(translationOf(file, one))}\n`)
      .join(''),
    argument: `${name}, { ${known.map((one) => `${JSON.stringify(one)}: ${nameOf(one)}`).join(', ')} }`,
  }
}

const compiledFile = (code: string, file: string, onServer: boolean, isPseudo: boolean): string | undefined => {
  const words = wordsOf(code, file)
  if (!words) return undefined
  const language = isPseudo ? pseudoLanguage : languageOf(file)
  const edits = words.texts.map(({ start, end, value }) => ({ start, end, text: compileMessage(value, language) }))
  const runtime = `import { ${Object.values(helpers).join(', ')} } from ${JSON.stringify(`${folder}message-runtime.ts`)}\n`
  if (isPseudo) {
    const moved = edits.map((edit) => ({ ...edit, start: edit.start - words.start, end: edit.end - words.start }))
    return `${runtime}export const ${nameOf(pseudoLanguage)} = ${edited(code.slice(words.start, words.end), moved)}\n`
  }
  if (language !== 'en') return runtime + edited(code, edits)
  const { imports, argument } = whereTranslated(file, onServer)
  return runtime + imports + edited(code, [...edits, { start: words.end, end: words.end, text: `, ${argument}` }])
}

/** Every volume of every language, each loaded on request. */
const listed = (): string => {
  const volumes = [...new Set(areas().map(volumeOf))]
  const entries = otherLanguages().flatMap((language) =>
    volumes.map((volume) => `  '${language}/${volume}': () => import('${volumePrefix}${language}-${volume}'),`),
  )
  return `export const volumes = {\n${entries.join('\n')}\n}\n`
}

const volume = (language: string, name: string): string => {
  const translated = areas().filter((file) => volumeOf(file) === name && hasTranslation(file, language))
  const imports = translated.map(
    (file, at) => `import { ${nameOf(language)} as words${at} } from ${JSON.stringify(translationOf(file, language))}`,
  )
  const entries = translated.map((file, at) => `${JSON.stringify(areaOf(file))}: words${at}`)
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }\n`
}

/** The addresses of the volumes in the browser's build, which runs before the server's; none in development. */
const filesBuilt = (): Record<string, string[]> => {
  const built = globSync('*.js', { cwd: fileURLToPath(new URL('../build/client/assets/', import.meta.url)) })
  const named = (pattern: RegExp) => built.filter((file) => pattern.test(file)).map((file) => `/assets/${file}`)
  const entries = otherLanguages().flatMap((language) =>
    [...new Set(areas().map(volumeOf))].map((volume): [string, string[]] => [
      `${language}/${volume}`,
      named(new RegExp(`^_?virtual_words-${language}-${volume}-|^words-${language}-${volume}-`)),
    ]),
  )
  return { ...Object.fromEntries(entries), all: named(/^translations-/) }
}

export const messages = (): Plugin => ({
  name: 'porchlight-messages',
  enforce: 'pre',
  resolveId: (id) => (id === listing || id === builtFiles || id.startsWith(volumePrefix) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${listing}`) return listed()
    if (id === `\0${builtFiles}`) return `export const files = ${JSON.stringify(filesBuilt())}\n`
    const [, language, name] = /^\0virtual:words-(.+)-(\w+)$/.exec(id) ?? []
    return language && name ? volume(language, name) : undefined
  },
  transform(code, id) {
    const [file = '', query] = id.split('?')
    if (!file.startsWith(folder) || relative(folder, file).split('/').length !== 2) return undefined
    const onServer = this.environment.config.consumer === 'server'
    const compiled = compiledFile(code, file, onServer, `?${query}` === pseudoQuery)
    return compiled === undefined ? undefined : { code: compiled, map: null }
  },
})
