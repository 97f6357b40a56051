import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../bootstrap.mjs'

const inModules = (path) => join(root, 'node_modules', path)

/** Runs a node_modules program on the pinned Node, with its output in our terminal; returns its exit code. */
export function node(path, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [inModules(path), ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** One check that passes or fails. */
export const check = async (codes) => {
  const failed = (await codes).some((code) => code !== 0)
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0 }
}

/** A new path for a runner's own report. */
export function reportFile(name) {
  const path = join(root, '.reports', name)
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  return path
}

/** The runner's report; undefined if it died before writing one. */
export function reported(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
