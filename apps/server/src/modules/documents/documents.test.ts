import {
  type AgreementDetails,
  addProof,
  addTemplate,
  chooseServiceLevel,
  countersignDocument,
  documentAtDesk,
  documentByLink,
  documentOfHome,
  documentsDesk,
  documentsOfHome,
  documentTemplate,
  homeDesk,
  issueDocument,
  previewAgreement,
  previewTemplate,
  remindSigners,
  removeProof,
  reviseTemplate,
  setupOfHome,
  signByLink,
  signDocumentOfHome,
  uploadCustomFile,
  withdrawDocument,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { saveServiceOffer, setContract, setShares, starterLevels } from '../homes/index.ts'
import { remindOfEnds } from './reminders.ts'
import { db } from './tables.ts'

type Person = Caller & { accountId: number }
let t: TestApp
let owner: Person
let other: Person
let staff: Person
beforeAll(async () => {
  t = await testApp()
  owner = await t.person('owner')
  other = await t.person('owner')
  staff = await t.person('staff')
  await t.write((ctx) => saveServiceOffer(ctx, { version: 0, offer: starterLevels, reason: '' }, null))
})
afterAll(() => t.close())

type Answer<T> = { ok: true; results: T } | { ok: false; error: { status: number; code: string } }
const good = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const given = await answer
  if (!given.ok) throw new Error(given.error.code)
  return given.results
}
const refusal = async (answer: Promise<Answer<unknown>>): Promise<string> => {
  const given = await answer
  return given.ok ? 'done' : given.error.code
}

const management = 1
const usOpen = 2
const homeVision = 3
const authority = 4

const terms = {
  commissionBasisPoints: 2_200,
  commissionBase: 'accommodation',
  recognition: 'check_in',
  cleaningTo: 'operator',
  validFrom: '2027-03-01',
} as const

/** A draft home without a contract, managed by both owners. */
const draft = () =>
  t.write(async (ctx) => {
    const home = await a.home(ctx, { status: 'draft', serviceLevel: null })
    await sql`delete from homes.contract where home_id = ${home.id}`.execute(db(ctx))
    await setShares(ctx, home.id, '2020-01-01', [
      { accountId: owner.accountId, basisPoints: 6_000 },
      { accountId: other.accountId, basisPoints: 4_000 },
    ])
    return home
  })

const read = (who: Person, id: number, templateId: number) =>
  good(who.call(documentOfHome, { params: { id, templateId } }))
const sign = async (who: Person, id: number, templateId: number, signedName = 'Ada Quill') => {
  const { textHash } = await read(who, id, templateId)
  return who.call(signDocumentOfHome, { params: { id, templateId }, body: { textHash, signedName, accepted: true } })
}
const listed = (who: Person, id: number) => good(who.call(documentsOfHome, { params: { id } }))
type Terms = typeof terms & { details?: AgreementDetails }
const toOwners = (homeId: number, templateId: number, agreed: Terms | null = null) =>
  staff.call(issueDocument, { body: { templateId, to: { who: 'owners', homeId }, terms: agreed } })
const countersign = (id: number) =>
  staff.call(countersignDocument, { params: { id }, body: { signedName: 'Ada Quill', accepted: true } })
const openOf = async (id: number) => {
  const { steps } = await good(owner.call(setupOfHome, { params: { id } }))
  return steps.find(({ step }) => step === 'documents')?.missing
}
const emails = async () => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return JSON.parse(text) as { to: string; subject: string; text: string }[]
}
const linkTo = async (address: string, pattern: RegExp) =>
  (await emails()).flatMap(({ to, text }) => (to === address ? (pattern.exec(text)?.[1] ?? []) : [])).at(-1) ?? ''

describe('a home’s contract', () => {
  it('names the law of the home’s location, and states that the cleaning fee is shared if its terms say so', async () => {
    const text = async (details?: AgreementDetails) => {
      const { id } = await draft()
      await good(toOwners(id, management, { ...terms, ...(details && { details }) }))
      return (await read(owner, id, management)).text
    }
    const simple = await text()
    expect(simple).toContain('The law of the place where the home is located applies.')
    expect(simple).toContain('keep the cleaning fee')
    const shared = await text({ feeShares: [{ code: 'cleaning', ownerBasisPoints: 2_500 }] })
    expect(shared).toContain('We share the cleaning fee with you')
    expect(shared).not.toContain('keep the cleaning fee')
    expect(shared).toContain('You receive 25% of each guest’s cleaning fee.')
  })

  it('is offered once a service level is chosen, signed by every owner, then by the operator, and only then in force (R50)', async () => {
    const { id } = await draft()
    expect((await listed(owner, id)).offered).toEqual([])
    await good(owner.call(chooseServiceLevel, { params: { id }, body: { level: 'essential' } }))
    expect((await listed(owner, id)).offered).toMatchObject([{ templateId: management, kind: 'management' }])
    const offered = await read(owner, id, management)
    expect(offered).toMatchObject({ document: null, maySign: true, terms: { commissionBasisPoints: 1_800 } })
    expect(offered.text).toContain('18%')

    const first = await good(sign(owner, id, management))
    expect(first.document).toMatchObject({ state: 'out', awaits: 'owners' })
    expect(await openOf(id)).toEqual(['owner_contract', 'signatures'])
    expect(await refusal(countersign(first.document.id))).toBe('not_allowed_now')
    expect((await read(other, id, management)).maySign).toBe(true)
    const second = await good(sign(other, id, management))
    expect(second.document.awaits).toBe('operator')
    expect(await openOf(id)).toEqual(['owner_contract', 'countersignature'])
    expect((await good(staff.call(homeDesk, { params: { id } }))).contracts).toEqual([])

    expect((await good(countersign(first.document.id))).document).toMatchObject({ state: 'signed', awaits: null })
    expect(await openOf(id)).toEqual([])
    expect((await good(staff.call(homeDesk, { params: { id } }))).contracts).toMatchObject([
      { version: 1, commissionBasisPoints: 1_800 },
    ])
    expect((await listed(owner, id)).offered).toEqual([])
  })

  it("R50 takes effect on the day named when sent with its own terms; a text changed since can't be signed", async () => {
    const { id } = await draft()
    const { id: documentId } = await good(toOwners(id, management, terms))
    expect(await refusal(toOwners(id, management, terms))).toBe('not_allowed_now')
    const body = { textHash: 'A'.repeat(43), signedName: 'Ada Quill', accepted: true as const }
    const wrong = owner.call(signDocumentOfHome, { params: { id, templateId: management }, body })
    expect(await refusal(wrong)).toBe('document_changed')
    await good(sign(owner, id, management))
    await good(sign(other, id, management))
    await good(countersign(documentId))
    expect((await good(staff.call(homeDesk, { params: { id } }))).contracts).toMatchObject([
      { validFrom: '2027-03-01', commissionBasisPoints: 2_200 },
    ])
    expect((await read(owner, id, management)).document).toMatchObject({ id: documentId, state: 'signed' })
  })

  it('shows what three stays would pay under it, each line by the rules of real stays (R45, R50)', async () => {
    const { id } = await t.write((ctx) => a.pricedHome(ctx, { status: 'draft' }))
    await t.write((ctx) => setShares(ctx, id, '2020-01-01', [{ accountId: owner.accountId, basisPoints: 10_000 }]))
    await good(toOwners(id, management, terms))
    const { examples } = await read(owner, id, management)
    expect(examples.map(({ nights }) => nights).sort()).toEqual([3, 7, 7])
    for (const { lines, owners, guestPays } of examples) {
      const sum = lines.reduce((total, { amount }) => total + amount.amount, 0)
      expect(sum).toBe(owners.amount)
      const of = (label: string) => lines.find((line) => line.label === label)?.amount.amount ?? 0
      expect(of('commission')).toBe(-Math.round((of('rent') * 22) / 100))
      expect(guestPays.amount).toBeGreaterThan(owners.amount)
    }
  })

  it('requires terms, and no other document has any', async () => {
    const { id } = await draft()
    expect(await refusal(toOwners(id, management))).toBe('terms_unfit')
    expect(await refusal(toOwners(id, usOpen, terms))).toBe('terms_unfit')
  })
})

describe('a document sent to sign', () => {
  it('is signed by its recipient from the emailed link, and shows nothing once it is withdrawn', async () => {
    const { id } = await draft()
    const { id: documentId } = await good(toOwners(id, usOpen))
    const email = (await good(staff.call(homeDesk, { params: { id } }))).owners.map((one) => one.email)
    const mine = await linkTo(email[0] ?? '', new RegExp(`us-open-2026/${id}/addendum/([\\w-]+)`))
    const theirs = await linkTo(email[1] ?? '', new RegExp(`us-open-2026/${id}/addendum/([\\w-]+)`))
    expect(mine).not.toBe(theirs)
    const visitor = t.visitor()
    const shown = await good(visitor.call(documentByLink, { params: { hash: mine } }))
    expect(shown).toMatchObject({
      id: documentId,
      homeId: id,
      kind: 'us_open',
      state: 'out',
      signer: { signedAt: null },
    })
    const body = { textHash: shown.textHash, signedName: 'Ada Quill', accepted: true as const }
    await good(visitor.call(signByLink, { params: { hash: mine }, body }))
    const again = await good(visitor.call(documentByLink, { params: { hash: mine } }))
    expect(again).toMatchObject({ state: 'out', signer: { signedName: 'Ada Quill' } })

    await good(staff.call(withdrawDocument, { params: { id: documentId } }))
    expect(await refusal(visitor.call(documentByLink, { params: { hash: theirs } }))).toBe('not_found')
    expect(await refusal(visitor.call(signByLink, { params: { hash: theirs }, body }))).toBe('not_found')
    expect(await refusal(visitor.call(documentByLink, { params: { hash: 'A'.repeat(43) } }))).toBe('not_found')
    expect(await refusal(staff.call(withdrawDocument, { params: { id: documentId } }))).toBe('not_allowed_now')
  })

  it("can go to someone without an account, for a home we don't list", async () => {
    const to = {
      who: 'person',
      name: 'Nora Field',
      email: 'nora@example.com',
      place: '4 Dune Road, Oldharbour',
    } as const
    const { id } = await good(staff.call(issueDocument, { body: { templateId: homeVision, to, terms: null } }))
    const hash = await linkTo('nora@example.com', new RegExp(`home-vision/application/${id}\\?hash=([\\w-]+)`))
    const shown = await good(t.visitor().call(documentByLink, { params: { hash } }))
    expect(shown).toMatchObject({ id, homeId: null, place: '4 Dune Road, Oldharbour', signer: { name: 'Nora Field' } })
    // Without a home, its dates are the company's.
    expect(shown.timeZone).toBe('America/New_York')
    const body = { textHash: shown.textHash, signedName: 'Nora Field', accepted: true as const }
    await good(t.visitor().call(signByLink, { params: { hash }, body }))
    const desk = await good(staff.call(documentsDesk))
    expect(desk.waiting[0]).toMatchObject({ id, awaits: 'operator' })
    await good(countersign(id))
    expect((await good(t.visitor().call(documentByLink, { params: { hash } }))).state).toBe('signed')
  })

  it('that must be signed keeps a home off the market, and is requested again after half a day', async () => {
    const { id } = await draft()
    const { id: documentId } = await good(toOwners(id, authority))
    expect(await openOf(id)).toContain('signatures')
    expect(await refusal(staff.call(remindSigners, { params: { id: documentId } }))).toBe('not_allowed_now')
    t.clock.advance(13 * 60)
    expect(await good(staff.call(remindSigners, { params: { id: documentId } }))).toEqual({ written: 2 })
    await good(sign(owner, id, authority))
    await good(sign(other, id, authority))
    expect(await openOf(id)).toEqual(['owner_contract'])
    const { document } = await good(staff.call(documentAtDesk, { params: { id: documentId } }))
    expect(document).toMatchObject({ state: 'signed', expiresOn: '2029-01-16' })
  })

  it('stays as signed: the database rejects another text, another name, and a deletion', async () => {
    const { id } = await draft()
    const { id: documentId } = await good(toOwners(id, usOpen))
    await good(sign(owner, id, usOpen))
    const refused = (run: Parameters<typeof t.write>[0]) => expect(t.write(run)).rejects.toThrow('stays as it was')
    await refused((ctx) =>
      db(ctx).updateTable('documents.document').set({ text: 'x' }).where('id', '=', documentId).execute(),
    )
    await refused((ctx) =>
      db(ctx)
        .updateTable('documents.signer')
        .set({ signed_name: 'Nobody' })
        .where('document_id', '=', documentId)
        .where('signed_at', 'is not', null)
        .execute(),
    )
    await refused((ctx) => db(ctx).deleteFrom('documents.document').where('id', '=', documentId).execute())
  })
})

describe('templates', () => {
  const written = {
    title: 'Pool rules',
    body: '<p>{{home}} has a pool. {{operator}} looks after it.</p>',
    everyOwner: false,
    countersigned: false,
    required: false,
    validMonths: null,
  }

  it('are written, revised in versions, and never published with a field that nothing fills', async () => {
    const { id } = await good(staff.call(addTemplate, { body: written }))
    const unfit = { ...written, body: '<p>{{commission}}</p>' }
    expect(await refusal(staff.call(addTemplate, { body: unfit }))).toBe('wording_unfit')
    const script = staff.call(previewTemplate, { body: { kind: 'other', body: '<script>1</script>' } })
    expect(await refusal(script)).toBe('wording_unfit')
    const revision = { ...written, title: 'Rules of the pool', changes: 'A better name.', after: 1 }
    expect(await good(staff.call(reviseTemplate, { params: { id }, body: revision }))).toEqual({ version: 2 })
    expect(await refusal(staff.call(reviseTemplate, { params: { id }, body: revision }))).toBe('document_changed')
    const { template, versions } = await good(staff.call(documentTemplate, { params: { id } }))
    expect(template).toMatchObject({ title: 'Rules of the pool', version: 2 })
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
  })
})

describe("an owner's documents", () => {
  const doc = async (who: Person) => {
    const file = new File([new TextEncoder().encode('%PDF-1.4 policy')], 'policy.pdf', { type: 'application/pdf' })
    return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
  }
  const proof = (fileId: number, expiresOn: string | null) => ({
    kind: 'insurance' as const,
    title: 'Liability, one million',
    number: '',
    authority: '',
    validFrom: null,
    fileId,
    expiresOn,
  })

  it('are stored with their expiry date, and accept only files the sender uploaded themselves', async () => {
    const { id } = await draft()
    const fileId = await doc(owner)
    expect(await refusal(other.call(addProof, { params: { id }, body: proof(fileId, null) }))).toBe('file_unknown')
    const { id: proofId } = await good(owner.call(addProof, { params: { id }, body: proof(fileId, '2027-05-01') }))
    expect((await listed(other, id)).proofs).toMatchObject([{ id: proofId, expiresOn: '2027-05-01' }])
    const home = await draft()
    expect(await refusal(owner.call(removeProof, { params: { id: home.id, proofId } }))).toBe('not_found')
    await good(owner.call(removeProof, { params: { id, proofId } }))
    expect((await listed(owner, id)).proofs).toEqual([])
  })

  it('permits have a number and an authority, with or without a file, and dates in order', async () => {
    const { id } = await draft()
    const permit = {
      ...{ kind: 'permit' as const, title: 'Rental permit', authority: 'Town of Southampton', fileId: null },
      ...{ validFrom: '2026-05-01', expiresOn: '2028-04-30' },
    }
    const add = (body: object) => owner.call(addProof, { params: { id }, body: { ...permit, ...body } })
    expect(await refusal(add({ number: '' }))).toBe('file_or_number')
    expect(await refusal(add({ number: 'RP-1182', validFrom: '2028-05-01' }))).toBe('dates_reversed')
    await good(add({ number: 'RP-1182' }))
    expect((await listed(owner, id)).proofs).toMatchObject([
      { number: 'RP-1182', authority: 'Town of Southampton', validFrom: '2026-05-01', file: null },
    ])
  })

  it('that expire trigger one notification per reminder', async () => {
    const { id, name } = await draft()
    await good(owner.call(addProof, { params: { id }, body: proof(await doc(owner), '2027-01-10') }))
    const reported = async () =>
      (await emails()).filter(({ subject, text }) => subject.includes('expires on') && text.includes(name)).length
    t.clock.set(new Date('2026-12-20T15:00:00Z'))
    await remindOfEnds(t.app)
    await remindOfEnds(t.app)
    expect(await reported()).toBe(2)
    t.clock.set(new Date('2027-01-05T15:00:00Z'))
    await remindOfEnds(t.app)
    expect(await reported()).toBe(4)
  })
})

it('R50 new terms are previewed after every agreed version, exactly as they are saved', async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
  await t.write((ctx) => setContract(ctx, home.id, '2027-02-01', terms))
  const newcomer = await t.person('staff')
  const look = (validFrom: string) =>
    newcomer.call(previewAgreement, { params: { id: home.id }, body: { ...terms, validFrom } })
  for (const day of ['2020-01-01', '2027-02-01']) expect(await refusal(look(day))).toBe('contract_in_the_way')
  expect((await good(look(terms.validFrom))).after.length).toBeGreaterThan(0)
})
