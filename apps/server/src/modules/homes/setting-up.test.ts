import {
  agreeContract,
  changeTax,
  channelsOfHome,
  chooseServiceLevel,
  detailsOfHome,
  homeDesk,
  keepChannels,
  keepDetails,
  keepFacts,
  keepPhotos,
  keepStayFees,
  moveHome,
  moveOwnHome,
  photosOfHome,
  settleStep,
  setupOfHome,
  staffHomes,
  uploadCustomFile,
  uploadCustomImage,
} from '@porchlight/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { approvedBySecond } from '../approvals/testing/second-approver.ts'
import type { Room } from './home.ts'
import { saveServiceOffer, setShares, starterLevels } from './index.ts'
import { db } from './tables.ts'

type Person = Caller & { accountId: number }
let t: TestApp
let owner: Person
let staff: Person
beforeAll(async () => {
  t = await testApp()
  owner = await t.person('owner')
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

/** A bare draft with its owner, as created by the sign-up. */
const draft = () =>
  t.write(async (ctx) => {
    const home = await a.home(ctx, { status: 'draft', headline: '', description: '' })
    await setShares(ctx, home.id, '2020-01-01', [{ accountId: owner.accountId, basisPoints: 10_000 }])
    return home
  })

const picture = async (who: Caller, color: string, width = 900, height = 700) => {
  const image = sharp({ create: { width, height, channels: 3, background: color } })
  const file = new File([new Uint8Array(await image.png().toBuffer())], `${color.slice(1)}.png`, { type: 'image/png' })
  return (await good(who.call(uploadCustomImage, { body: { file } }))).data
}
const photoOf = (uploadId: number, room: string | null = null) =>
  ({ from: 'file', uploadId, alt: 'The home from the drive', shot: 'other', room }) as const

const setupOf = async (who: Caller, id: number) => good(who.call(setupOfHome, { params: { id } }))
const openOf = async (id: number) =>
  (await setupOf(owner, id)).steps.filter(({ state }) => state === 'open').map(({ step }) => step)

const write = async (id: number) => {
  const { details } = await good(owner.call(detailsOfHome, { params: { id } }))
  const reported = { headline: 'Built for long evenings', description: 'Cedar and glass above the bay.' }
  const rooms: Room[] = [
    { name: 'East bedroom', kind: 'bedroom', floor: 'Upper', beds: [{ kind: 'king', count: 1 }], note: null },
  ]
  const body = { details: { ...details, ...reported, amenities: ['sauna'] }, rooms }
  return good(owner.call(keepDetails, { params: { id }, body }))
}
const paint = async (id: number) => {
  const uploads = await Promise.all(
    ['#111111', '#333333', '#555555', '#777777', '#999999'].map((one) => picture(owner, one)),
  )
  return good(
    owner.call(keepPhotos, { params: { id }, body: { photos: uploads.map(({ id: file }) => photoOf(file)) } }),
  )
}
const terms = {
  commissionBasisPoints: 2_000,
  commissionBase: 'accommodation',
  recognition: 'check_in',
  cleaningTo: 'operator',
} as const
const agreed = [
  'service-level',
  'marketing-channels',
  'utility-fee-settings',
  'lead-time',
  'pricing',
  'confirm-strategy',
] as const

describe('setting a home up', () => {
  it('turns a bare draft into a live home: the owner enters details and photos, the team agrees, measures, and publishes', async () => {
    const { id } = await draft()
    expect(await openOf(id)).toContain('property-details')
    expect(await refusal(owner.call(moveOwnHome, { params: { id }, body: { to: 'submitted' } }))).toBe(
      'setup_incomplete',
    )
    const none = { kind: 'none', name: 'Ida Fell', reason: 'She cleans it herself' } as const
    const fees = { cleaning: none, service: { kind: 'share', share: 600 } } as const
    await good(owner.call(keepStayFees, { params: { id }, body: fees }))
    await write(id)
    await paint(id)
    expect(await openOf(id)).not.toContain('property-details')
    expect(await openOf(id)).not.toContain('photos')
    for (const step of agreed)
      await staff.call(settleStep, { params: { id }, body: { step, state: 'waived', note: 'Agreed by phone' } })
    const file = new File(['%PDF-1.4\n%%EOF\n'], 'contract.pdf', { type: 'application/pdf' })
    const { data } = await good(staff.call(uploadCustomFile, { body: { file } }))
    const signed = { reason: 'Both owners signed on paper', evidence: [data.id] }
    const { outcome } = await good(
      staff.call(agreeContract, { params: { id }, body: { ...terms, ...signed, validFrom: '2026-01-01' } }),
    )
    expect(outcome.state).toBe('pending')
    await approvedBySecond(t, outcome.id)
    expect(await openOf(id)).toEqual(['final-approval'])
    await good(owner.call(moveOwnHome, { params: { id }, body: { to: 'submitted', note: 'The sauna is new.' } }))
    const fact = { code: 'wifi', value: 240, note: null, measuredOn: '2027-01-10', readings: [240, 260] } as const
    await good(staff.call(keepFacts, { params: { id }, body: { facts: [{ ...fact, readings: [...fact.readings] }] } }))
    await good(staff.call(moveHome, { params: { id }, body: { to: 'vetting' } }))
    const live = { params: { id }, body: { to: 'live' as const, note: 'Seen and measured.' } }
    expect(await refusal(staff.call(moveHome, live))).toBe('setup_incomplete')
    const untaxed = { kind: 'none' as const, area: { kind: 'home' as const, area: String(id) }, name: 'Theo Quill' }
    await good(staff.call(changeTax, { body: { change: untaxed, reason: 'No tax on this island' } }))
    await good(staff.call(moveHome, live))
    const { home, steps, history } = await setupOf(owner, id)
    expect(home.status).toBe('live')
    expect(steps.every(({ state }) => state !== 'open')).toBe(true)
    expect(history.map(({ to, note }) => [to, note])).toEqual([
      ['live', 'Seen and measured.'],
      ['vetting', ''],
      ['submitted', 'The sauna is new.'],
    ])
    const desk = await good(staff.call(homeDesk, { params: { id } }))
    expect(desk).toMatchObject({
      owners: [{ accountId: owner.accountId, basisPoints: 10_000 }],
      contracts: [{ version: 2, commissionBasisPoints: 2_000 }, { version: 1 }],
      facts: [{ code: 'wifi', label: 'Wi-Fi, slowest room', value: 240 }],
    })
  })

  it('is never saved over what someone else changed since the page was opened', async () => {
    const { id } = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))
    const read = async (who: Caller) => good(who.call(detailsOfHome, { params: { id } }))
    const save = (who: Caller, { details, rooms, version }: Awaited<ReturnType<typeof read>>, change: object) =>
      who.call(keepDetails, { params: { id }, body: { details: { ...details, ...change }, rooms, version } })
    const opened = await read(owner)
    await good(save(staff, await read(staff), { sleeps: 5 }))
    expect(await refusal(save(owner, opened, { headline: 'By the bay' }))).toBe('settings_changed')
    const { version } = await good(save(owner, await read(owner), { headline: 'By the bay' }))
    const now = await read(owner)
    expect(now).toMatchObject({ details: { sleeps: 5, headline: 'By the bay' }, version })
  })

  it('is up to the team from vetting on: only the team, not the owner, publishes or moves the home', async () => {
    const home = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, address: '12 Dune Road' }))
    const { id } = home
    expect(await refusal(owner.call(moveOwnHome, { params: { id }, body: { to: 'retired' } }))).toBe('not_allowed_now')
    const { details, rooms, mayMove } = await good(owner.call(detailsOfHome, { params: { id } }))
    expect(mayMove).toBe(false)
    const elsewhere = { details: { ...details, address: '1 Other Road' }, rooms }
    expect(await refusal(owner.call(keepDetails, { params: { id }, body: elsewhere }))).toBe('address_kept')
    const onTheMap = { details: { ...details, lat: details.lat + 0.001 }, rooms }
    expect(await refusal(owner.call(keepDetails, { params: { id }, body: onTheMap }))).toBe('address_kept')
    expect(await refusal(staff.call(keepDetails, { params: { id }, body: onTheMap }))).toBe('done')
    const placed = (await good(owner.call(detailsOfHome, { params: { id } }))).details
    expect(placed.lat).toBe(onTheMap.details.lat)
    expect(await refusal(staff.call(keepDetails, { params: { id }, body: elsewhere }))).toBe('done')
    await good(owner.call(moveOwnHome, { params: { id }, body: { to: 'paused' } }))
    expect((await setupOf(owner, id)).moves).toEqual(['live'])
  })

  it('R50 lets the owner choose the level until a contract is agreed', async () => {
    const { id } = await t.write((ctx) => a.home(ctx, { status: 'draft', ownerId: owner.accountId }))
    const choose = () => refusal(owner.call(chooseServiceLevel, { params: { id }, body: { level: 'essential' } }))
    expect((await setupOf(owner, id)).home.mayChooseLevel).toBe(false)
    expect(await choose()).toBe('contract_agreed')
    await t.write((ctx) => db(ctx).deleteFrom('homes.contract').where('home_id', '=', id).execute())
    expect(await choose()).toBe('done')
    const setup = await setupOf(owner, id)
    expect(setup.home).toMatchObject({ serviceLevel: 'essential', mayChooseLevel: true })
    expect(setup.levels.map(({ code }) => code)).toEqual(['full', 'essential', 'marketing'])
    const unknown = owner.call(chooseServiceLevel, { params: { id }, body: { level: 'platinum' } })
    expect(await refusal(unknown)).toBe('unknown_level')
  })

  it('lets the owner choose the marketing channels, including none, which settles the step; the team can see them', async () => {
    const { id } = await draft()
    const params = { id }
    expect(await openOf(id)).toContain('marketing-channels')
    await good(owner.call(keepChannels, { params, body: { channels: ['vrbo', 'airbnb', 'vrbo'] } }))
    expect((await good(owner.call(channelsOfHome, { params }))).channels).toEqual(['airbnb', 'vrbo'])
    expect((await good(staff.call(homeDesk, { params }))).channels).toEqual(['airbnb', 'vrbo'])
    await good(owner.call(keepChannels, { params, body: { channels: [] } }))
    expect((await good(owner.call(channelsOfHome, { params }))).channels).toEqual([])
    expect(await openOf(id)).not.toContain('marketing-channels')
  })

  it('reports unknown types and amenities, and saves none of them', async () => {
    const { id } = await draft()
    const { details, rooms } = await good(owner.call(detailsOfHome, { params: { id } }))
    const odd = { details: { ...details, name: 'Other', typeCode: 'castle', amenities: ['moat'] }, rooms }
    const answer = await owner.call(keepDetails, { params: { id }, body: odd })
    expect(answer).toMatchObject({ ok: false, error: { status: 422, code: 'invalid_home' } })
    expect((await good(owner.call(detailsOfHome, { params: { id } }))).details.name).toBe(details.name)
  })
})

describe('the gallery', () => {
  it('keeps the given order, and its pictures can be reordered and recaptioned', async () => {
    const { id } = await draft()
    await paint(id)
    const { photos } = await good(owner.call(photosOfHome, { params: { id } }))
    const turned = photos
      .map(
        (photo) => ({ from: 'gallery', pictureId: photo.id, alt: photo.alt, shot: photo.shot, room: 'Hall' }) as const,
      )
      .reverse()
    await good(owner.call(keepPhotos, { params: { id }, body: { photos: turned } }))
    const after = (await good(owner.call(photosOfHome, { params: { id } }))).photos
    expect(after.map((photo) => photo.id)).toEqual(photos.map((photo) => photo.id).reverse())
    expect(after[0]?.room).toBe('Hall')
  })

  it('accepts no picture of another home, none uploaded by someone else, and none twice', async () => {
    const [one, other] = [await draft(), await draft()]
    await paint(other.id)
    const [theirs] = (await good(owner.call(photosOfHome, { params: { id: other.id } }))).photos
    const keep = (photos: Parameters<typeof photoOf>[0][] | object[]) =>
      refusal(owner.call(keepPhotos, { params: { id: one.id }, body: { photos: photos as never } }))
    const foreign = { from: 'gallery', pictureId: theirs?.id, alt: '', shot: 'other', room: null }
    expect(await keep([foreign])).toBe('file_unknown')
    expect(await keep([photoOf((await picture(staff, '#123456')).id)])).toBe('file_unknown')
    const mine = photoOf((await picture(owner, '#654321')).id)
    expect(await keep([mine, mine])).toBe('picture_twice')
    expect(await keep([photoOf((await picture(owner, '#abcdef', 640, 480)).id)])).toBe('picture_too_small')
    expect(await keep([mine, photoOf((await picture(owner, '#fedcba', 600, 800)).id)])).not.toBe('picture_too_small')
    expect(await keep([mine])).toBe('done')
  })
})

describe('the team’s list of homes', () => {
  it('shows waiting homes first, searches by name and status, and says how much is open', async () => {
    const { id } = await draft()
    const { homes } = await good(staff.call(staffHomes, { query: { q: '', perPage: 100 } }))
    const places = homes.data.map(({ status }) => ['submitted', 'vetting', 'draft', 'live'].indexOf(status))
    expect(places.filter((place) => place >= 0)).toEqual(places.filter((place) => place >= 0).toSorted())
    expect(homes.data.find((row) => row.id === id)).toMatchObject({
      status: 'draft',
      open: (await openOf(id)).length - 1,
    })
    const drafts = await good(staff.call(staffHomes, { query: { status: 'draft', q: 'marram', perPage: 100 } }))
    expect(drafts.homes.data.every(({ status }) => status === 'draft')).toBe(true)
    const none = await good(staff.call(staffHomes, { query: { q: '%', perPage: 100 } }))
    expect(none.homes.data).toEqual([])
  })

  it('marks live homes without a contract in force', async () => {
    const agreed = await t.write((ctx) => a.home(ctx))
    const later = await t.write((ctx) => a.home(ctx, { from: '2030-01-01' }))
    const drafted = await t.write((ctx) => a.home(ctx, { from: '2030-01-01', status: 'draft' }))
    const { homes } = await good(staff.call(staffHomes, { query: { q: '', perPage: 100 } }))
    const marked = new Set(homes.data.filter(({ unagreed }) => unagreed).map(({ id }) => id))
    expect([agreed, later, drafted].map(({ id }) => marked.has(id))).toEqual([false, true, false])
  })

  it('finds homes by part of their name or an owner’s, in any spelling', async () => {
    const { id: ownerId } = await t.write((ctx) =>
      a.account(ctx, { roles: ['owner'], firstName: '小明', lastName: '王' }),
    )
    const { id } = await t.write((ctx) => a.home(ctx, { ownerId, name: 'Ørsted Straße' }))
    const idsOf = async (q: string) =>
      (await good(staff.call(staffHomes, { query: { q, perPage: 100 } }))).homes.data.map((home) => home.id)
    for (const q of ['orsted', 'oersted', 'strasse', 'Ørsted', 'Wang Xiaoming', '小明'])
      expect(await idsOf(q), q).toContain(id)
    expect(await idsOf('Wang Xiaohong')).toEqual([])
  })

  it('accepts each measured fact once', async () => {
    const { id } = await draft()
    const wifi = { code: 'wifi', value: 100, note: null, measuredOn: '2027-01-10', readings: [] } as const
    const body = { facts: [wifi, { ...wifi, value: 90 }].map((fact) => ({ ...fact, readings: [] })) }
    expect(await refusal(staff.call(keepFacts, { params: { id }, body }))).toBe('fact_twice')
  })
})
