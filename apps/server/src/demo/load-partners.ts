import { addDays } from '@porchlight/contract'
import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import { accountByEmail } from '#modules/accounts'
import { setCode } from '#modules/attribution'
import { makeShortLink } from '#modules/links'
import { applyForRoles, saveLicense, verifyLicense } from '#modules/partners'
import { loadPayees } from './load-payees.ts'
import type { DemoPeople } from './people.ts'

/** Who brings guests, by the words in their addresses. */
export const demoPartners = [
  { code: 'lindqvist-travel', program: 'travel-agent', rate: 1_000 },
  { code: 'alvarez-homes', program: 'broker', rate: 800 },
] as const

/** A license that is good for years, and verified. */
const loadLicense = async (ctx: WriteCtx, accountId: number, by: number): Promise<void> => {
  const expiresOn = addDays(ctx.today, 4 * 365)
  const id = await saveLicense(ctx, { accountId, state: 'NY', number: '10401207733', expiresOn })
  await verifyLicense(ctx, id, by)
}

/** Their codes, where they are paid, and their W-9s. */
export const loadPartners = async (
  ctx: WriteCtx,
  seal: Seal,
  { named }: DemoPeople,
  { staff: by }: { staff: number },
): Promise<void> => {
  for (const { program, ...partner } of demoPartners) {
    const person = named.find(({ roles }) => roles.includes(program))
    if (!person) continue
    await setCode(ctx, { ...partner, program, email: person.email, paused: false, by })
    const account = await accountByEmail(ctx, person.email)
    if (!account) continue
    await loadPayees(ctx, seal, [account.id])
    await applyForRoles(ctx, account.id)
    if (program === 'broker') await loadLicense(ctx, account.id, by)
  }
}

const notes = ['Window of the ferry office', 'Summer leaflet', 'Card in the welcome basket']

/** Short links to the first homes, as they hang about the island. */
export const loadLinks = async (ctx: WriteCtx, homeIds: readonly number[], by: number): Promise<void> => {
  for (const [at, homeId] of homeIds.slice(0, notes.length).entries())
    await makeShortLink(ctx, {
      target: { kind: 'home', homeId },
      partner: demoPartners[at]?.code ?? null,
      note: notes[at] ?? '',
      by,
    })
}
