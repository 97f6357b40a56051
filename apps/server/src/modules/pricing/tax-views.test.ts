import {
  changeHomeGroup,
  changeTax,
  chargesOfHome,
  companyNow,
  type GroupChangeInput,
  moveHome,
  previewHomeGroup,
  previewTax,
  quoteById,
  quoteStay,
  saveCompany,
  type TaxChangeInput,
  type TaxTerms,
  taxById,
  taxesDesk,
} from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { saveArea, settleSteps, setupSteps } from '#modules/homes'
import { a, saltgrass } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { leaveFeesOut } from './fee-decisions.ts'
import { setTaxes } from './index.ts'
import { taxLibrary } from './tax-library.ts'

const t = sceneApp()

const percent: TaxTerms = {
  kind: 'percent',
  amount: 400,
  currency: null,
  on: ['accommodation', 'cleaning'],
  shortest: null,
  longest: { nights: 30, inclusive: false },
  firstNights: null,
  persons: ['adults'],
  channels: null,
  handling: {},
  effectiveBy: 'night',
  remittance: 'departure',
  period: 'quarter',
  rounding: 'half_up',
  onlyWithService: false,
  retained: { when: 'never' },
}
const reason = 'The county raised its rate'

let towns = 0
/** A town of its own with one live home, so tests don't see each other's taxes. */
const scene = async ({ status = 'live' as 'live' | 'draft' } = {}) => {
  const id = `taxed-town-${++towns}`
  await t.write((ctx) =>
    saveArea(ctx, { ...saltgrass, id, name: id, region: `${id} County`, country: 'US', state: 'NY' }),
  )
  const home = await t.write((ctx) => a.pricedHome(ctx, { townId: id, status }))
  const staff = await t.person('staff')
  const area = { kind: 'town' as const, area: id }
  const newTax = { ...percent, area, authorityName: `City of ${id}`, label: 'Visitor tax', from: null, to: null }
  const save = (change: TaxChangeInput) => staff.call(changeTax, { body: { change, reason } })
  const added = async (more: Partial<typeof newTax> = {}) => {
    const answer = await save({ kind: 'add', terms: { ...newTax, ...more } })
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return answer.results.tax as number
  }
  return { home, staff, area, newTax, save, added, town: id }
}

const quoted = async (id: number, stay = { arrive: '2027-07-05', depart: '2027-07-08' }) => {
  const answer = await t.visitor().call(quoteStay, { params: { id }, body: { ...stay, adults: 2 } })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.results.quote
}
const taxesOf = async (id: number, stay?: { arrive: string; depart: string }) =>
  (await quoted(id, stay)).taxes.map(({ label, amount }) => [label, amount.amount])

const seen = async (staff: Caller, taxId: number) => {
  const answer = await staff.call(taxById, { params: { taxId } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results
}

describe("an authority's tax (R19)", () => {
  it('is charged in its area from the next quote on, and leaves existing quotes unchanged (R16)', async () => {
    const { home, added, staff } = await scene()
    const before = await quoted(home.id)
    expect(before.taxes).toEqual([])
    const tax = await added()
    expect(await taxesOf(home.id)).toEqual([['Visitor tax', Math.round((300_000 + 45_000) * 0.04)]])
    const retained = await t.visitor().call(quoteById, { params: { id: before.id, hash: before.hash } })
    expect(retained).toMatchObject({ results: { quote: { taxes: [], total: before.total } } })
    expect(await seen(staff, tax)).toMatchObject({
      tax: { label: 'Visitor tax', now: { amount: 400 }, area: { homes: 1 } },
      history: [{ kind: 'add', by: expect.stringMatching(/\S/), reason }],
    })
  })

  it('applies to the homes of a state, a county, a country, and to a single home', async () => {
    const { home, save, newTax, town } = await scene()
    const areas = [
      { kind: 'state', area: 'US-NY' },
      { kind: 'region', area: `US-NY/${town} County` },
      { kind: 'home', area: String(home.id) },
    ] as const
    for (const [index, area] of areas.entries())
      expect(await save({ kind: 'add', terms: { ...newTax, area, label: `Tax ${index}`, amount: 100 } })).toMatchObject(
        { ok: true },
      )
    expect((await taxesOf(home.id)).map(([label]) => label)).toEqual(['Tax 0', 'Tax 1', 'Tax 2'])
    await t.write((ctx) => setTaxes(ctx, { kind: 'state', area: 'US-NY' }, []))
  })

  it('gets new terms from a given day and keeps the old ones until then (R24)', async () => {
    const { home, added, save, staff } = await scene()
    const tax = await added()
    expect(await save({ kind: 'version', tax, from: '2027-08-01', terms: { ...percent, amount: 800 } })).toMatchObject({
      ok: true,
    })
    const rate = async (arrive: string, depart: string) => (await taxesOf(home.id, { arrive, depart }))[0]?.[1]
    expect(await rate('2027-07-05', '2027-07-08')).toBe(13_800)
    expect(await rate('2027-08-02', '2027-08-05')).toBe(27_600)
    expect((await seen(staff, tax)).tax.versions).toMatchObject([
      { amount: 400, from: null, to: '2027-08-01' },
      { amount: 800, from: '2027-08-01', to: null },
    ])
  })

  it('ends on a given day, and ending the last one here decides that none is due', async () => {
    const { home, added, save, staff, town } = await scene()
    const tax = await added()
    await save({ kind: 'end', tax, on: '2027-08-01' })
    expect(await taxesOf(home.id, { arrive: '2027-08-02', depart: '2027-08-05' })).toEqual([])
    expect(await taxesOf(home.id)).toHaveLength(1)
    const desk = await staff.call(taxesDesk)
    expect(desk).toMatchObject({ ok: true })
    if (desk.ok) expect(desk.results.none.map(({ area }) => area.area)).toContain(town)
  })

  it('can exclude one home with a reason, or get separate terms for it, and be charged there again', async () => {
    const { home, added, save, newTax } = await scene()
    const tax = await added()
    await save({ kind: 'leave_out', tax, home: home.id })
    expect(await taxesOf(home.id)).toEqual([])
    await save({ kind: 'charge_again', tax, home: home.id })
    expect(await taxesOf(home.id)).toHaveLength(1)
    const own = { ...newTax, area: { kind: 'home' as const, area: String(home.id) }, amount: 100, replaces: tax }
    expect(await save({ kind: 'add', terms: own })).toMatchObject({ ok: true })
    expect(await taxesOf(home.id)).toEqual([['Visitor tax', 3_450]])
  })
})

describe('tax areas', () => {
  it('start with where the company operates, even before it has a home there, and are sorted by name', async () => {
    const admin = await t.person('admin')
    const company = await admin.call(companyNow)
    if (!company.ok || !company.results.company) throw new Error('no company')
    const { taxIdEnding: _, ...known } = company.results.company
    const saved = await admin.call(saveCompany, { body: { ...known, regions: ['US-HI', 'PT'], reason } })
    expect(saved).toMatchObject({ ok: true })
    const staff = await t.person('staff')
    const desk = await staff.call(taxesDesk)
    expect(desk).toMatchObject({ ok: true })
    if (!desk.ok) return
    const named = desk.results.areas.map(({ kind, name, homes }) => ({ kind, name, homes }))
    expect(named).toContainEqual({ kind: 'state', name: 'Hawaii', homes: 0 })
    expect(named).toContainEqual({ kind: 'country', name: 'Portugal', homes: 0 })
    expect(named).toContainEqual(expect.objectContaining({ kind: 'country', name: 'United States' }))
    const area = { kind: 'state' as const, area: 'US-HI' }
    const terms = { ...percent, area, authorityName: 'Hawaii', label: 'Excise tax', from: null, to: null }
    const tax = await staff.call(changeTax, { body: { change: { kind: 'add', terms }, reason } })
    expect(tax).toMatchObject({ ok: true })
  })

  it('omit a county that is the same as its state', async () => {
    const { staff } = await scene()
    await t.write((ctx) =>
      saveArea(ctx, { ...saltgrass, id: 'lake', name: 'Lake', region: 'Oregon', country: 'US', state: 'OR' }),
    )
    const desk = await staff.call(taxesDesk)
    const regions = desk.ok ? desk.results.areas.filter(({ kind }) => kind === 'region') : []
    expect(regions.length).toBeGreaterThan(0)
    expect(regions.map(({ area }) => area)).not.toContain('US-OR/Oregon')
  })
})

describe('an invalid tax change', () => {
  it.each([
    ['over 100%', { amount: 10_001 }, 'change.terms.amount'],
    ['of nothing', { amount: 0 }, 'change.terms.amount'],
    ['a percent of no charge', { on: [] }, 'change.terms.on'],
    ['on a charge nobody knows', { on: ['breakfast'] }, 'change.terms.on.0'],
    ['that ends before it begins', { from: '2027-05-02', to: '2027-05-01' }, 'change.terms.to'],
    [
      'per person that counts nobody',
      { kind: 'per_person_night', currency: 'USD', persons: [] },
      'change.terms.persons',
    ],
    ['fixed without a currency', { kind: 'per_night' }, 'change.terms.currency'],
    [
      'whose longest stay is shorter than its shortest',
      { shortest: { nights: 40, inclusive: true } },
      'change.terms.longest',
    ],
    ['on no channel', { channels: [] }, 'change.terms.channels'],
    [
      'that a channel remits and we collect',
      { handling: { agent: { collects: 'us', remits: 'channel' } } },
      'change.terms.handling',
    ],
    ['on a day that does not exist', { from: '2027-02-30' }, 'change.terms.from'],
  ])('is rejected with its field: %s', async (_, wrong, field) => {
    const { home, newTax, save } = await scene()
    const answer = await save({ kind: 'add', terms: { ...newTax, ...(wrong as object) } })
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_input' } })
    expect(JSON.stringify(answer)).toContain(`"${field}"`)
    expect(await taxesOf(home.id)).toEqual([])
  })

  it.each([
    ['a day that is over', { from: '2026-01-01' }, 'starts_in_past'],
    ['a version that begins before one that is there', { from: '2027-07-01' }, 'versions_overlap'],
    ['a version on the same day', { from: '2027-08-01' }, 'versions_overlap'],
  ])('is rejected and keeps every version: %s', async (_, { from }, code) => {
    const { added, save, staff } = await scene()
    const tax = await added()
    await save({ kind: 'version', tax, from: '2027-08-01', terms: { ...percent, amount: 800 } })
    const before = (await seen(staff, tax)).tax.versions
    expect(await save({ kind: 'version', tax, from, terms: percent })).toMatchObject({ ok: false, error: { code } })
    expect((await seen(staff, tax)).tax.versions).toEqual(before)
  })

  it('is rejected when the tax exists, the area is unknown, or all taxes together exceed the whole price', async () => {
    const { home, added, newTax, save } = await scene()
    await added()
    expect(await save({ kind: 'add', terms: newTax })).toMatchObject({ error: { code: 'tax_exists' } })
    const nowhere = { kind: 'town', area: 'nowhere' } as const
    expect(await save({ kind: 'add', terms: { ...newTax, area: nowhere } })).toMatchObject({
      error: { code: 'unknown_area' },
    })
    expect(await save({ kind: 'add', terms: { ...newTax, label: 'Second', amount: 9_700 } })).toMatchObject({
      error: { code: 'taxes_over_whole' },
    })
    expect(await taxesOf(home.id)).toHaveLength(1)
  })

  it('needs a reason and the permission for money', async () => {
    const { newTax, staff } = await scene()
    expect(
      await staff.call(changeTax, { body: { change: { kind: 'add', terms: newTax }, reason: 'no' } }),
    ).toMatchObject({
      error: { code: 'invalid_input' },
    })
    expect(await (await t.person('owner')).call(taxesDesk)).toMatchObject({ error: { code: 'forbidden' } })
  })
})

describe('the preview of a tax change', () => {
  const stayOf = (home: number) => ({ home, arrive: '2027-07-05', depart: '2027-07-08', adults: 2 })

  it('shows the homes affected and a stay before and after, saves nothing, and matches what then happens', async () => {
    const { home, newTax, save, staff } = await scene()
    const change = { kind: 'add' as const, terms: newTax }
    const answer = await staff.call(previewTax, { body: { change, stay: stayOf(home.id) } })
    expect(answer).toMatchObject({
      results: {
        homes: 1,
        stay: {
          nights: 3,
          before: { taxes: [] },
          after: { taxes: [{ label: 'Visitor tax', amount: { amount: 13_800 } }] },
        },
      },
    })
    expect(await taxesOf(home.id)).toEqual([])
    await save(change)
    expect(answer.ok && answer.results.stay?.after.total).toEqual((await quoted(home.id)).total)
  })

  it('rejects what saving would reject', async () => {
    const { home, newTax, added, staff } = await scene()
    await added()
    const body = { change: { kind: 'add' as const, terms: newTax }, stay: stayOf(home.id) }
    expect(await staff.call(previewTax, { body })).toMatchObject({ error: { code: 'tax_exists' } })
  })
})

describe('a home', () => {
  const handedIn = async (id: number) => {
    const system = { as: 'system', accountId: null } as const
    const steps = setupSteps.filter((step) => step !== 'final-approval')
    await t.write(async (ctx) => {
      await settleSteps(
        ctx,
        id,
        steps.map((step) => ({ step, state: 'waived' as const })),
        system,
        'made for a test',
      )
      await leaveFeesOut(ctx, id, [
        { fee: 'cleaning', name: 'Ada Quill', reason: 'made for a test' },
        { fee: 'service', name: 'Ada Quill', reason: 'made for a test' },
      ])
    })
  }
  const publish = async (staff: Caller, id: number) => {
    for (const to of ['submitted', 'vetting'] as const)
      await staff.call(moveHome, { params: { id }, body: { to, note: '' } })
    return staff.call(moveHome, { params: { id }, body: { to: 'live', note: '' } })
  }

  it('is not published before someone decides whether a tax is due, and is published once its destination has one', async () => {
    const { home, staff, added } = await scene({ status: 'draft' })
    await handedIn(home.id)
    expect(await publish(staff, home.id)).toMatchObject({
      error: {
        code: 'setup_incomplete',
        details: { steps: [{ step: 'final-approval', missing: expect.arrayContaining(['tax']) }] },
      },
    })
    await added()
    expect(await publish(staff, home.id)).toMatchObject({ ok: true })
  })

  it('is published when a named person decides, with a reason, that none is due', async () => {
    const { home, staff, save, area } = await scene({ status: 'draft' })
    await handedIn(home.id)
    await save({ kind: 'none', area, name: 'Ada Quill' })
    expect(await publish(staff, home.id)).toMatchObject({ ok: true })
  })

  it('cannot be marked as untaxed while a tax is charged', async () => {
    const { home, save, added } = await scene()
    await added()
    const area = { kind: 'home' as const, area: String(home.id) }
    expect(await save({ kind: 'none', area, name: 'Ada Quill' })).toMatchObject({ error: { code: 'tax_charged' } })
  })
})

describe('the starter library', () => {
  it('gives a source and the date it was read for every entry, and each can be added as is', async () => {
    const { save, area, staff } = await scene()
    for (const { source, terms, code } of taxLibrary) {
      expect(source, code).toMatchObject({
        name: expect.stringMatching(/\S/),
        url: expect.stringMatching(/^https?:/),
        read: expect.any(String),
      })
      const answer = await save({
        kind: 'add',
        terms: { ...terms, label: `${terms.label} ${code}`, amount: 1, area, to: null, library: code },
      })
      expect(answer, code).toMatchObject({ ok: true })
    }
    const desk = await staff.call(taxesDesk)
    expect(desk.ok && desk.results.library).toHaveLength(taxLibrary.length)
  })
})

it('flags a tax that looks like a mistake in the preview and saves it only once that is confirmed', async () => {
  const { staff, newTax, added } = await scene()
  const tax = await added()
  const terms = { ...percent, amount: 4_500 }
  const changes: TaxChangeInput[] = [
    { kind: 'add', terms: { ...newTax, label: 'Resort tax', amount: 4_500 } },
    { kind: 'version', tax, from: '2027-06-01', terms },
  ]
  for (const change of changes) {
    const concerns = [{ code: 'high_share', share: 4_500 }]
    expect(await staff.call(previewTax, { body: { change } })).toMatchObject({ results: { concerns } })
    expect(await staff.call(changeTax, { body: { change, reason } })).toMatchObject({
      error: { code: 'confirmation_needed', details: { concerns } },
    })
    const confirmed = ['high_share' as const]
    expect(await staff.call(changeTax, { body: { change, reason, confirmed } })).toMatchObject({ ok: true })
  }
})

describe("a group's tax", () => {
  const districtOf = async ({ home, staff, newTax, added, area }: Awaited<ReturnType<typeof scene>>) => {
    const saveGroup = async (change: GroupChangeInput) => {
      const answer = await staff.call(changeHomeGroup, { body: { change, reason } })
      if (!answer.ok) throw new Error(JSON.stringify(answer.error))
      return answer.results.group
    }
    const other = await t.write((ctx) => a.pricedHome(ctx, { townId: area.area }))
    const group = await saveGroup({
      kind: 'create',
      group: 'tag',
      name: `District ${area.area}`,
      area: null,
      homes: [home.id],
    })
    const tax = await added({
      ...newTax,
      label: 'District assessment',
      area: { kind: 'group', area: String(group) } as never,
    })
    const taxesOf = async (id: number) => {
      const answer = await t
        .visitor()
        .call(quoteStay, { params: { id }, body: { arrive: '2027-07-05', depart: '2027-07-08', adults: 2 } })
      return answer.ok ? answer.results.quote.taxes.map(({ label }) => label) : answer.error
    }
    return { saveGroup, other, group, tax, taxesOf }
  }

  it("is charged only in the group's homes, and starts and ends with membership in the group", async () => {
    const found = await scene()
    const { home, staff } = found
    const { saveGroup, other, group, tax, taxesOf } = await districtOf(found)
    expect(await taxesOf(home.id)).toEqual(['District assessment'])
    expect(await taxesOf(other.id)).toEqual([])
    const charges = await staff.call(chargesOfHome, { params: { id: home.id } })
    expect(charges).toMatchObject({
      ok: true,
      results: { taxes: [{ tax, areaKind: 'group', area: expect.stringContaining('District') }] },
    })
    const change: GroupChangeInput = { kind: 'edit', group, name: 'Moved', homes: [other.id] }
    const seen = await staff.call(previewHomeGroup, { body: { change } })
    expect(seen.ok && seen.results.affected.map(({ id }) => id).toSorted((x, y) => x - y)).toEqual([home.id, other.id])
    await saveGroup(change)
    expect([await taxesOf(home.id), await taxesOf(other.id)]).toEqual([[], ['District assessment']])
    await saveGroup({ kind: 'archive', group })
    expect(await taxesOf(other.id)).toEqual([])
  })

  it('can exclude one of its homes, and is visible to the person who decides on it', async () => {
    const found = await scene()
    const { home, save } = found
    const { tax, taxesOf, other } = await districtOf(found)
    expect(await save({ kind: 'leave_out', tax, home: other.id })).toMatchObject({ error: { code: 'not_of_home' } })
    expect(await save({ kind: 'leave_out', tax, home: home.id })).toMatchObject({ ok: true })
    expect(await taxesOf(home.id)).toEqual([])
  })

  it("is rejected for a group that doesn't exist", async () => {
    const { newTax, save } = await scene()
    const area = { kind: 'group', area: '9999999' } as const
    expect(await save({ kind: 'add', terms: { ...newTax, area } })).toMatchObject({ error: { code: 'unknown_area' } })
  })
})
