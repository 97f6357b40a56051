import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file's results: the sources they are valid for, and the killed and surviving changes. */
export type Verdicts = { source: string; grounds: string; killed: string[]; survived: string[] }

const pathIn = (root: string, file: string): string =>
  join(root, 'node_modules/.cache/mutants', `${file.replaceAll('/', '__')}.json`)

export const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64url')

/** Results of earlier runs: an interrupted run resumes, and only changed files are measured again. */
export const readVerdicts = (root: string, file: string): Verdicts | undefined => {
  try {
    return JSON.parse(readFileSync(pathIn(root, file), 'utf8')) as Verdicts
  } catch {
    return undefined
  }
}

export const writeVerdicts = (root: string, file: string, verdicts: Verdicts): void => {
  const path = pathIn(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(verdicts))
  renameSync(`${path}.new`, path)
}
