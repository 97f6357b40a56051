import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap.mjs'
import { type Finding, scan } from './scan.ts'

/** Text that isn't ours to word, or isn't English. */
const exempt = [
  /\.(de|es|fr)\.tsx?$/,
  /\/(de|es|fr)\.tsx?$/,
  /(^|\/)(node_modules|build|\.react-router|fixtures|assets|public|ios|android|coverage|test-results)(\/|$)/,
  // The demo site's texts, in four languages in one file.
  /^apps\/server\/src\/demo\/content\//,
  // The word list, its planted examples, and what quotes them.
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

export type Findings = ReadonlyMap<string, readonly Finding[]>

export const scanAll = (paths: readonly string[] = listed()): Findings =>
  new Map(paths.map((path) => [path, scan(path, readFileSync(join(root, path), 'utf8'))]))
