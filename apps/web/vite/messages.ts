import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ESTree, type Plugin, parseSync } from 'vite'
import { compileMessage, helpers, pseudoLanguage } from './compile-message.ts'

/**
 * Compiles the message catalogue. `messages/<volume>/<area>.ts` holds an area's words in English, `<area>.fr.ts` and so
 * on the other languages. English comes with the screens that use it. A reader of another language gets one file per
 * volume (`virtual:translations`); the server has everything.
 */

const folder = fileURLToPath(new URL('../app/lib/messages/', import.meta.url))
const listing = 'virtual:translations'
const volumePrefix = 'virtual:translations/'
const pseudoQuery = '?pseudo'

type Edit = { start: number; end: number; text: string }

type Literal = { start: number; end: number; value: string }

const literalsIn = (node: ESTree.Node): Literal[] => {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return [{ start: node.start, end: node.end, value: node.value }]
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((part) => literalsIn(part.type === 'Property' ? part.value : part))
  if (node.type === 'ArrayExpression') return node.elements.flatMap((element) => (element ? literalsIn(element) : []))
  throw new Error(`Words are texts, objects and lists of texts, not ${node.type}`)
}

/** The call of `area` or `translation` in a file of words. */
const callIn = (code: string, file: string): ESTree.CallExpression | undefined => {
  const { program } = parseSync(file, code)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    const value = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : null
    if (
      value?.type === 'CallExpression' &&
      value.callee.type === 'Identifier' &&
      /^(area|translation)$/.test(value.callee.name)
    )
      return value
  }
  return undefined
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)

const languageOf = (file: string): string => /\.([a-z]{2})\.ts$/.exec(file)?.[1] ?? 'en'
const volumeOf = (file: string): string => basename(dirname(file))
const areaOf = (file: string): string => basename(file).split('.')[0] as string
const translationOf = (file: string, language: string): string =>
  language === pseudoLanguage ? `${file}${pseudoQuery}` : file.replace(/\.ts$/, `.${language}.ts`)
const hasTranslation = (file: string, language: string): boolean =>
  language === pseudoLanguage || existsSync(translationOf(file, language))
const nameOf = (language: string): string => language.replace('-', '')

const files = (): string[] => globSync('*/*.ts', { cwd: folder }).map((file) => join(folder, file))
const areas = (): string[] => files().filter((file) => languageOf(file) === 'en')
/** The languages in which there is anything but English. */
const others = (): string[] =>
  [...new Set(files().map(languageOf)), pseudoLanguage].filter((language) => language !== 'en')

/** English on the server brings its translations along; in the browser it says where to find them. */
const whereTranslated = (file: string, onServer: boolean) => {
  const name = JSON.stringify(`${volumeOf(file)}/${areaOf(file)}`)
  if (!onServer) return { imports: '', argument: name }
  const known = others().filter((language) => hasTranslation(file, language))
  return {
    imports: known
      .map((one) => `import { ${nameOf(one)} } from ${JSON.stringify(translationOf(file, one))}\n`)
      .join(''),
    argument: `${name}, { ${known.map((one) => `${JSON.stringify(one)}: ${nameOf(one)}`).join(', ')} }`,
  }
}

const compiledFile = (code: string, file: string, onServer: boolean, isPseudo: boolean): string | undefined => {
  const call = callIn(code, file)
  const [words] = call?.arguments ?? []
  if (!call || !words) return undefined
  const language = isPseudo ? pseudoLanguage : languageOf(file)
  const edits: Edit[] = literalsIn(words as ESTree.Node).map(({ start, end, value }) => ({
    start,
    end,
    text: compileMessage(value, language),
  }))
  const runtime = `import { ${Object.values(helpers).join(', ')} } from ${JSON.stringify(join(folder, 'compiled.ts'))}\n`
  if (isPseudo) {
    const moved = edits.map((edit) => ({ ...edit, start: edit.start - words.start, end: edit.end - words.start }))
    return `${runtime}export const ${nameOf(pseudoLanguage)} = ${edited(code.slice(words.start, words.end), moved)}\n`
  }
  if (language !== 'en') return runtime + edited(code, edits)
  const { imports, argument } = whereTranslated(file, onServer)
  return runtime + imports + edited(code, [...edits, { start: words.end, end: words.end, text: `, ${argument}` }])
}

/** Every volume of every language, fetched by who asks. */
const listed = (): string => {
  const volumes = [...new Set(areas().map(volumeOf))].sort()
  const entries = others().flatMap((language) =>
    volumes.map((volume) => `  '${language}/${volume}': () => import('${volumePrefix}${language}/${volume}'),`),
  )
  return `export const volumes = {\n${entries.join('\n')}\n}\n`
}

const volume = (language: string, name: string): string => {
  const translated = areas().filter((file) => volumeOf(file) === name && hasTranslation(file, language))
  const local = (at: number) => `words${at}`
  const imports = translated.map(
    (file, at) =>
      `import { ${nameOf(language)} as ${local(at)} } from ${JSON.stringify(translationOf(file, language))}`,
  )
  const entries = translated.map((file, at) => `${JSON.stringify(areaOf(file))}: ${local(at)}`)
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }\n`
}

export const messages = (): Plugin => ({
  name: 'porchlight-messages',
  enforce: 'pre',
  resolveId: (id) => (id === listing || id.startsWith(volumePrefix) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${listing}`) return listed()
    const [, language, name] = id.startsWith(`\0${volumePrefix}`) ? (id.split('/') as [string, string, string]) : []
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
