import { readFileSync } from 'node:fs'
import { changeProfile, closeAccount, myProfile, removePhoto, setPhoto, uploadCustomImage } from '@porchlight/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { visibleText } from '#http/readable-text'
import { accountById } from './queries.ts'
import { accountsScene, password } from './testing/scene.ts'

const { t, join } = accountsScene()
const address = { line1: '4 Lantern Lane', line2: '', city: 'Averil Harbor', state: 'NY', zip: '11963', country: 'US' }
const reported = { firstName: 'Inés', lastName: 'Okafor', bio: 'We come every June.', address }

/** A picture that a person has uploaded, as the browser sends it. */
const sent = async (caller: Awaited<ReturnType<typeof t.as>>): Promise<number> => {
  const bytes = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer()
  const file = new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' })
  const answer = await caller.call(uploadCustomImage, { body: { file } })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results.data.id
}

describe('a person’s profile', () => {
  test('is stored and shown; the new name appears everywhere', async () => {
    const { at } = await join({ isTraveler: true })
    expect(await at.call(changeProfile, { body: reported })).toMatchObject({ ok: true, results: { profile: reported } })
    expect(await at.call(myProfile)).toMatchObject({ results: { profile: { ...reported, image: null } } })
    expect(await at.user()).toMatchObject({ firstName: 'Inés', bio: reported.bio })
    await at.call(changeProfile, { body: { ...reported, bio: ' ', address: null } })
    expect(await at.call(myProfile)).toMatchObject({ results: { profile: { bio: null, address: null } } })
  })

  test('half an address is rejected, by its fields', async () => {
    const { at } = await join({ isTraveler: true })
    const half = { ...reported, address: { ...address, city: ' ', zip: '1234' } }
    expect(await at.call(changeProfile, { body: half })).toMatchObject({
      error: { code: 'fields_required', required: ['city', 'zip'] },
    })
  })

  test('naughty strings are stored as far as they can be seen or rejected, and affect nothing else', async () => {
    const naughty = JSON.parse(
      readFileSync(new URL('../homes/testdata/blns.json', import.meta.url), 'utf8'),
    ) as string[]
    const { at } = await join({ isTraveler: true })
    let stored = 0
    for (const text of naughty) {
      const answer = await at.call(changeProfile, { body: { ...reported, lastName: text.slice(0, 120), bio: text } })
      if (!answer.ok) {
        expect([400, 422]).toContain(answer.error.status)
        continue
      }
      stored += 1
      const shown = { lastName: text.slice(0, 120), bio: text }
      const { lastName, bio } = visibleText(shown) as typeof shown
      expect(answer.results.profile).toMatchObject({ lastName: lastName.trim(), bio: bio.trim() || null })
      expect(answer.results.user.roles).toEqual([{ name: 'traveler' }])
    }
    expect(stored).toBeGreaterThan(300)
  })
})

describe('a travel agent’s agency', () => {
  const agency = { agencyName: 'Blue Travel', agencyIataNumber: '12345678', agencyLicenseExp: '2099-12-31' }
  const agencyOf = async ({ call }: Pick<Awaited<ReturnType<typeof join>>['at'], 'call'>) => {
    const answer = await call(myProfile)
    return answer.ok && answer.results.profile.agency
  }

  test('C678 can be viewed and changed in their account, by the rules of their sign-up', async () => {
    const { at } = await join({ isTravelAgent: true, ...agency })
    expect(await agencyOf(at)).toEqual(agency)
    const next = { ...agency, agencyIataNumber: ' 87654321 ' }
    expect(await at.call(changeProfile, { body: { ...reported, agency: next } })).toMatchObject({ ok: true })
    expect(await agencyOf(at)).toEqual({ ...agency, agencyIataNumber: '87654321' })
    for (const [wrong, field] of [
      [{ agencyIataNumber: ' ' }, 'agencyIataNumber'],
      [{ agencyName: '' }, 'agencyName'],
      [{ agencyLicenseExp: '2020-01-01' }, 'agencyLicenseExp'],
    ] as const)
      expect(await at.call(changeProfile, { body: { ...reported, agency: { ...agency, ...wrong } } })).toMatchObject({
        error: { code: 'fields_required', required: [field] },
      })
    await at.call(changeProfile, { body: reported })
    expect(await agencyOf(at)).toEqual({ ...agency, agencyIataNumber: '87654321' })
  })

  test('is not available to anyone else', async () => {
    const { at } = await join({ isTraveler: true })
    expect(await agencyOf(at)).toBeNull()
    expect(await at.call(changeProfile, { body: { ...reported, agency } })).toMatchObject({ error: { status: 403 } })
    expect(await agencyOf(at)).toBeNull()
  })
})

describe('a photo', () => {
  test('must be one of the person’s own uploads, and can be removed', async () => {
    const [guest, other] = [await t.person('traveler'), await t.person('traveler')]
    const uploadId = await sent(guest)
    expect(await other.call(setPhoto, { body: { uploadId } })).toMatchObject({ error: { status: 404 } })
    const shown = await guest.call(setPhoto, { body: { uploadId } })
    if (!shown.ok) throw new Error(shown.error.message)
    const image = shown.results.user.image ?? ''
    expect(image).toMatch(/^\/media-resources\/pictures\/\d+-[0-9a-f]{8}\/320\.webp$/)
    expect((await t.server.inject({ url: image })).headers['content-type']).toBe('image/webp')
    expect(await guest.call(removePhoto)).toMatchObject({ results: { user: { image: null } } })
  })

  test('is deleted with the account, and so is the profile', async () => {
    const { at, user } = await join({ isTraveler: true })
    await at.call(changeProfile, { body: reported })
    expect(await at.call(closeAccount, { body: { password } })).toMatchObject({ ok: true })
    expect(await t.read((ctx) => accountById(ctx, user.id))).toMatchObject({ bio: null, image: null })
  })
})
