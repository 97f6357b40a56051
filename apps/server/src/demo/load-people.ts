import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import { accountByEmail, createAccount, enrollKnownSecret, factorsOf, hashPassword } from '#modules/accounts'
import { type DemoPeople, type DemoPerson, demoPassword, demoStaff } from './people.ts'
import { demoSecret } from './staff-secret.ts'

/**
 * Account ids by position in the world: owner 0 is the demo owner, guest 0 the demo guest; `books` approves what
 * `staff` pays.
 */
export type LoadedPeople = { owners: number[]; guests: number[]; staff: number; books: number }

const isNamed = (role: string) => (person: DemoPerson) => person.email.startsWith(`${role}@`)

/** Enrolls staff in a second factor in the demo too, including in worlds created before it was required. */
export const enrollDemoStaff = async (ctx: WriteCtx, seal: Seal): Promise<void> => {
  for (const { email } of demoStaff) {
    const account = await accountByEmail(ctx, email)
    if (!account || (await factorsOf(ctx, account.id)).length > 0) continue
    await enrollKnownSecret(ctx, seal, { accountId: account.id, secret: demoSecret(email) })
  }
}

/** Opens an account for everyone, all with the demo password. */
export const loadPeople = async (ctx: WriteCtx, people: DemoPeople, passwordHash: string): Promise<LoadedPeople> => {
  const idOf = async (person: DemoPerson): Promise<number> =>
    (await accountByEmail(ctx, person.email))?.id ?? (await createAccount(ctx, { ...person, passwordHash })).id
  const all = async (persons: readonly (DemoPerson | undefined)[]): Promise<number[]> => {
    const ids: number[] = []
    for (const person of persons) if (person) ids.push(await idOf(person))
    return ids
  }
  const owners = await all([people.named.find(isNamed('owner')), ...people.owners])
  const guests = await all([people.named.find(isNamed('guest')), ...people.guests])
  await all(people.named)
  const [staff, books] = await all([people.named.find(isNamed('staff')), people.named.find(isNamed('books'))])
  return { owners, guests, staff: staff as number, books: books as number }
}

export const demoPasswordHash = (): Promise<string> => hashPassword(demoPassword)
