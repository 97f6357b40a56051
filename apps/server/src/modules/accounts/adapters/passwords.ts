import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes; @node-rs/argon2 defaults to argon2id. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each check occupies a core for tens of milliseconds, so no more run at once than there are cores; the others wait
// their turn.
const free = { slots: availableParallelism() }
const waiting: (() => void)[] = []

const inTurn = async <T>(run: () => Promise<T>): Promise<T> => {
  if (free.slots > 0) free.slots -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await run()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free.slots += 1
  }
}

/** Normalizes what looks the same: accents can be typed as one character or two, and letters in full width. */
const spelled = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(spelled(password), strength))

let decoy: Promise<string> | undefined

/** Checks a password; without a hash (an unknown address) it takes just as long and fails (R78). */
export const passwordFits = async (password: string, passwordHash: string | undefined): Promise<boolean> => {
  decoy ??= hashPassword('a home by the sea, unlit')
  const against = passwordHash ?? (await decoy)
  const fits = await inTurn(() => verify(against, spelled(password)))
  return fits && passwordHash !== undefined
}

let common: Set<string> | undefined

/** Whether a password is one that everyone tries first, in any case and width, with or without surrounding spaces. */
export const isCommonPassword = (password: string): boolean => {
  common ??= new Set(
    readFileSync(new URL('../common-passwords.txt', import.meta.url), 'utf8')
      .toLowerCase()
      .split('\n'),
  )
  return common.has(spelled(password).trim().toLowerCase())
}
