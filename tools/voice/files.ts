import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap.mjs'
import { scan } from './scan.ts'
import { entries } from './words.ts'

/** Text that isn't ours to word, or isn't English. */
const exempt = [
  /\.(de|es|fr)\.tsx?$/,
  /\/(de|es|fr)\.tsx?$/,
  /(^|\/)(node_modules|build|\.react-router|fixtures|assets|public|ios|android|coverage|test-results)(\/|$)/,
  // The demo site's texts, in four languages in one file.
  /^apps\/server\/src\/demo\/content\//,
  // The word list and its planted examples.
  /^tools\/voice(\/|\.)/,
]

export const listed = (): string[] =>
  globSync(
    [
      'README.md',
      'packages/wording/messages/en/*.json',
      'apps/server/migrations/*.sql',
      '{apps,packages,tools,e2e,docs}/**/*.{ts,tsx,mjs,css,md}',
      '*.{ts,mjs}',
      '.dependency-cruiser.mjs',
    ],
    {
      cwd: root,
      exclude: (path) => exempt.some((pattern) => pattern.test(path)),
    },
  )
    .filter((path) => !exempt.some((pattern) => pattern.test(path)))
    .sort()

const use = new Map(entries.map((entry) => [entry.id, entry.use]))

/** Every finding in these files, as `file:line`, with the suggested replacement. */
export const findingLines = (paths: readonly string[] = listed()): string[] =>
  paths.flatMap((path) =>
    scan(path, readFileSync(join(root, path), 'utf8')).map(
      ({ id, line, words }) => `${path}:${line || 1}  ${line ? words : 'file name'}  [${id}] use: ${use.get(id)}`,
    ),
  )
