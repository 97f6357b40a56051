import {
  acceptAccountantInvitation,
  accountantDocuments,
  accountantInvitation,
  accountantPayouts,
  accountantStatement,
  accountantStatements,
  accountantsOfOwner,
  accountantTaxForms,
  auditLog,
  booksOfAccountant,
  correctOwner,
  inviteAccountant,
  removeAccountant,
  supportingDocuments,
  uploadCustomFile,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountClosed } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { openSession } from '#modules/accounts'
import { homesOfOwner } from '#modules/homes'
import { a } from '#testing/builders'
import { type Caller, callerOf } from '#testing/caller'
import { testApp, testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { begunStay } from '#testing/stays'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good, refused as refusal } from '../bookings/testing/guest.ts'

const t = sceneApp()
const today = '2027-02-10T17:00:00Z'
const refused = async (...of: Parameters<typeof refusal>) => (await refusal(...of)).code
type Person = Caller & { accountId: number; email: string }
let owner: Person
let books: Person

/** They entered their password a moment ago. */
const confirmed = async (person: Person): Promise<Person> => {
  const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true }
  const { token } = await t.write((ctx) => openSession(ctx, person.accountId, door))
  return { ...callerOf(t.server, token), accountId: person.accountId, email: person.email }
}

const ownerWithStay = async (): Promise<Person> => {
  t.clock.set(testPresent)
  const person = await t.person('owner')
  const { id: homeId } = await t.write((ctx) => a.pricedHome(ctx, { ownerId: person.accountId }))
  await begunStay(t, { homeId, arrive: '2027-02-01', depart: '2027-02-04' })
  t.clock.set(today)
  return confirmed(person)
}

beforeEach(async () => {
  owner = await ownerWithStay()
  books = await t.person('traveler')
})

type Email = { subject: string; to: string; text: string }
const emailsTo = async (to: string): Promise<Email[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as Email[]).filter((one) => one.to === to)
}
const invite = (email = books.email, by = owner) => by.call(inviteAccountant, { body: { name: 'Ada Quill', email } })
const tokenTo = async (email = books.email): Promise<string> =>
  (await emailsTo(email)).flatMap(({ text }) => /\/accountants\/invitations\/([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? ''
const accept = (token: string, by: Caller = books) => by.call(acceptAccountantInvitation, { params: { token } })
const invited = async (): Promise<string> => {
  await good(invite())
  return tokenTo()
}
const joined = async (): Promise<void> => {
  await good(accept(await invited()))
}
const listOf = async (of = owner) => (await good(of.call(accountantsOfOwner))).accountants
const idOfFirst = async () => (await listOf())[0]?.id ?? 0
const statementFor = (who: Caller) =>
  good(who.call(accountantStatement, { params: { id: owner.accountId, year: 2027, quarter: 1 }, query: {} }))
const statusOf = async (who: Caller, path: string) => (await who.raw({ path })).status
/** A correction with the file that shows it is right. */
const correct = async ({ accountId: id }: Person) => {
  const staff = await confirmedStaff(t)
  const file = new File(['%PDF-1.4\n%%EOF\n'], 'invoice.pdf', { type: 'application/pdf' })
  const { data } = await good(staff.call(uploadCustomFile, { body: { file } }))
  const [home] = await t.read((ctx) => homesOfOwner(ctx, id))
  const about = { homeId: home?.id ?? 0, kind: 'correction' as const, amount: { amount: 25_00, currency: 'USD' } }
  const why = { note: 'Linen fee', reason: 'Linen fee charged twice', on: '2027-02-02', evidence: [data.id] }
  await good(staff.call(correctOwner, { params: { id }, body: { ...about, ...why } }))
}
const of = () => ({ params: { id: owner.accountId } })

describe('an accountant', () => {
  it('is invited by email, accepts once, and reads the owner’s books from then on', async () => {
    const token = await invited()
    expect((await good(t.visitor().call(accountantInvitation, { params: { token } }))).invitation).toMatchObject({
      owner: 'Ada Quill',
      email: books.email,
    })
    expect(await refused(books.call(accountantStatements, of()))).toBe('not_found')
    await good(accept(token))
    expect((await good(books.call(booksOfAccountant))).owners).toMatchObject([{ id: owner.accountId }])
    const { statements } = await good(books.call(accountantStatements, of()))
    expect(statements[0]).toMatchObject({ year: 2027, quarter: 1 })
    const params = { id: owner.accountId, year: 2027, quarter: 1 }
    const { statement } = await good(books.call(accountantStatement, { params, query: {} }))
    expect(statement.earned.amount).toBeGreaterThan(0)
    const pdf = await books.raw({ path: `accountants/owners/${owner.accountId}/statements/2027/1/pdf` })
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    await good(books.call(accountantPayouts, { ...of(), query: {} }))
    await good(books.call(accountantTaxForms, of()))
    await good(books.call(accountantDocuments, of()))
    expect(await listOf()).toMatchObject([{ state: 'active', email: books.email, lastSeenAt: expect.any(String) }])
    const subjects = (await emailsTo(owner.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Ada Quill can now read your statements')
  })

  it('reads nothing of an owner who didn’t invite them, and nothing beyond the books of one who did', async () => {
    const other = await ownerWithStay()
    await joined()
    for (const path of [
      'statements',
      'statements/2027/1',
      'statements/2027/1/pdf',
      'payouts',
      'tax-forms',
      'documents',
    ])
      expect((await books.raw({ path: `accountants/owners/${other.accountId}/${path}` })).status, path).toBe(404)
    for (const path of ['owners/today', 'owners/accounting', 'owners/bookings', 'owners/accountants'])
      expect((await books.raw({ path })).status, path).toBe(403)
    const settings = { method: 'DELETE', path: `owners/accountants/${await idOfFirst()}` } as const
    expect((await books.raw(settings)).status).toBe(403)
  })

  it('reads the bill behind a line of a statement as long as they have access, and no other file', async () => {
    await joined()
    const { supporting } = await statementFor(books)
    expect(supporting).toEqual([])
    await correct(owner)
    const [line] = (await statementFor(books)).supporting
    expect(line).toMatchObject({ reason: 'Linen fee charged twice', madeBy: expect.any(String) })
    const bill = line?.files[0]?.originalSrc ?? ''
    const opened = await books.raw({ path: bill })
    expect([opened.status, opened.text.slice(0, 5), opened.headers['cache-control']]).toEqual([
      200,
      '%PDF-',
      'private, no-store',
    ])
    const name = bill.split('/').at(-1)
    expect(await statusOf(books, `/media-resources/files/${name}`)).toBe(404)
    expect(await statusOf(books, bill.replace('/2027/1/', '/2026/4/'))).toBe(404)
    expect(await statusOf(await t.person('traveler'), bill)).toBe(404)
    expect(await statusOf(t.visitor(), bill)).toBe(401)

    const other = await ownerWithStay()
    await correct(other)
    const query = { start: '2027-01-01', end: '2027-03-31' }
    const theirs = (await good(other.call(supportingDocuments, { query }))).supporting[0]?.files[0]?.originalSrc
    expect(theirs).toMatch(/^\/media-resources/)
    const borrowed = bill.replace(/[^/]+$/, theirs?.split('/').at(-1) ?? '')
    expect(await statusOf(books, borrowed)).toBe(404)

    await good(owner.call(removeAccountant, { params: { id: await idOfFirst() } }))
    expect(await statusOf(books, bill)).toBe(404)
  })

  it('loses access the moment they are removed, and is emailed', async () => {
    await joined()
    await good(books.call(accountantStatements, of()))
    await good(owner.call(removeAccountant, { params: { id: await idOfFirst() } }))
    expect(await refused(books.call(accountantStatements, of()))).toBe('not_found')
    expect((await good(books.call(booksOfAccountant))).owners).toEqual([])
    expect(await listOf()).toEqual([])
    expect((await emailsTo(books.email)).map(({ subject }) => subject)).toContain(
      'Your access to Ada Quill’s statements ended',
    )
  })

  it('with several owners reads each one’s books separately', async () => {
    const other = await ownerWithStay()
    await joined()
    await good(invite(books.email, other))
    const tokens = (await emailsTo(books.email)).flatMap(({ text }) => /invitations\/([\w-]+)/.exec(text)?.[1] ?? [])
    for (const token of tokens) await accept(token)
    const { owners } = await good(books.call(booksOfAccountant))
    expect(owners.map(({ id }) => id).sort()).toEqual([owner.accountId, other.accountId].sort())
  })

  it('loses access once their account or the owner’s is closed', async () => {
    await joined()
    await t.write((ctx) => announce(ctx, accountClosed({ accountId: books.accountId })))
    await t.drain()
    expect(await listOf()).toEqual([])
  })

  it('appears in the audit log by name: invited, confirmed, removed', async () => {
    await joined()
    await good(owner.call(removeAccountant, { params: { id: await idOfFirst() } }))
    const { entries } = await good((await t.person('admin')).call(auditLog, { query: { source: 'account' } }))
    const ours = entries.filter(({ kind, about }) => kind.startsWith('accountant_') && about?.id === owner.accountId)
    expect(ours.map(({ kind }) => kind)).toEqual(['accountant_removed', 'accountant_confirmed', 'accountant_invited'])
    expect(ours[1]).toMatchObject({
      by: { id: books.accountId },
      changes: [{ field: 'accountant', after: 'Ada Quill' }],
    })
  })
})

describe('an invitation', () => {
  it('is rejected once it has been used, replaced, or removed, or after a week', async () => {
    const used = await invited()
    await good(accept(used))
    expect(await refused(accept(used))).toBe('not_found')
    await good(owner.call(removeAccountant, { params: { id: await idOfFirst() } }))

    const expired = await t.person('traveler')
    await good(invite(expired.email))
    const late = await tokenTo(expired.email)
    t.clock.set('2027-02-18T17:00:00Z')
    expect(await refused(accept(late, expired))).toBe('not_found')
    expect((await listOf())[0]?.state).toBe('expired')
    t.clock.set(today)

    await good(invite(expired.email))
    expect(await refused(accept(late, expired))).toBe('not_found')
    const [again] = await listOf()
    await good(owner.call(removeAccountant, { params: { id: again?.id ?? 0 } }))
    for (const token of [late, await tokenTo(expired.email), 'L'.repeat(43)])
      expect(await refused(t.visitor().call(accountantInvitation, { params: { token } }))).toBe('not_found')
  })

  it('works only for the person with the invited address', async () => {
    const token = await invited()
    expect(await refused(accept(token, await t.person('traveler')))).toBe('other_email')
    await good(accept(token))
  })

  it('needs a recent password check, an address other than one’s own, and one without access so far', async () => {
    expect(await refused(owner.call(inviteAccountant, { body: { name: 'Ada', email: owner.email } }))).toBe('own_email')
    await joined()
    expect(await refused(invite())).toBe('already_accountant')
    const unsure = await t.as(owner.accountId)
    t.clock.set('2027-02-10T18:00:00Z')
    const body = { name: 'Ada', email: 'someone@books.example' }
    expect(await refused(unsure.call(inviteAccountant, { body }))).toBe('confirm_first')
  })

  it('can’t be removed by another owner', async () => {
    await invited()
    const other = await ownerWithStay()
    expect(await refused(other.call(removeAccountant, { params: { id: await idOfFirst() } }))).toBe('not_found')
    expect(await listOf()).toHaveLength(1)
  })

  it('cannot be guessed by a machine', async () => {
    const limited = await testApp({ config: { rateLimitFactor: 1 } })
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1)
      statuses.push(
        (await limited.visitor().raw({ path: `accountant-invitations/${String(at).padStart(43, 'x')}` })).status,
      )
    await limited.close()
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  })
})
