import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { holdDataFolder, holderOf } from './lock.ts'
import { birthOf } from './processes.ts'

const home = mkdtempSync(join(tmpdir(), 'lock-'))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(home, 'data-'))
})
afterAll(() => rmSync(home, { recursive: true }))

function leaveClaim(claim: object): string {
  mkdirSync(join(folder, 'lock'))
  const path = join(folder, 'lock', '4')
  writeFileSync(path, JSON.stringify({ since: '2026-01-02T03:04:05.000Z', what: 'a test', ...claim }))
  return path
}

/** A process that tries to hold the folder, reports whether it could, and stays until killed. */
function contender(): { verdict: Promise<string>; kill(): void } {
  const program = `import { holdDataFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
    try { holdDataFolder(${JSON.stringify(folder)}, 'a contender'); console.log('holds') } catch { console.log('refused') }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  const verdict = new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())))
  return { verdict, kill: () => child.kill('SIGKILL') }
}

describe('holding a data folder', () => {
  it('rejects a second hold and names the holder, their process, and since when', () => {
    const hold = holdDataFolder(folder, 'Porchlight server')
    expect(() => holdDataFolder(folder, 'another')).toThrow(
      new RegExp(`in use by process ${process.pid} \\(Porchlight server, since 20\\d\\d-`),
    )
    hold.release()
    expect(holderOf(folder)).toBeUndefined()
    holdDataFolder(folder, 'another').release()
  })

  it('ignores a dead holder', () => {
    leaveClaim({ pid: 999_999_999, born: 'long ago', host: hostname() })
    holdDataFolder(folder, 'next').release()
  })

  it('ignores a dead holder whose process id now belongs to another process', () => {
    leaveClaim({ pid: process.ppid, born: 'long ago', host: hostname() })
    holdDataFolder(folder, 'next').release()
  })

  it('respects a living holder', () => {
    leaveClaim({ pid: process.ppid, born: birthOf(process.ppid), host: hostname() })
    expect(() => holdDataFolder(folder, 'next')).toThrow(`process ${process.ppid}`)
  })

  it('respects a holder on another host as long as it shows signs of life', () => {
    const path = leaveClaim({ pid: 1, born: 'there', host: 'another-host' })
    expect(() => holdDataFolder(folder, 'next')).toThrow('on another-host')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(path, longAgo, longAgo)
    holdDataFolder(folder, 'next').release()
  })

  it('ignores a claim cut short by a power failure', () => {
    mkdirSync(join(folder, 'lock'))
    writeFileSync(join(folder, 'lock', '9'), '')
    holdDataFolder(folder, 'next').release()
  })

  it('lets exactly one of many contenders take over from the dead', async () => {
    leaveClaim({ pid: 999_999_999, born: 'long ago', host: hostname() })
    const contenders = Array.from({ length: 8 }, contender)
    const verdicts = await Promise.all(contenders.map(({ verdict }) => verdict))
    for (const { kill } of contenders) kill()
    expect(verdicts.filter((verdict) => verdict === 'holds')).toHaveLength(1)
  })
})
