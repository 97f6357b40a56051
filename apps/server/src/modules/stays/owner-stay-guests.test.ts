import {
  blockNights,
  inviteOwnerStayGuest,
  ownerStayByLink,
  ownerStayGuests,
  removeOwnerStayGuest,
  unblockNights,
  writeGuide,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testApp, testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { good, refused as refusal } from '../bookings/testing/guest.ts'
import { forgetOwnerStayGuests } from './owner-stay-guests.ts'

const t = sceneApp()
const refused = async (...of: Parameters<typeof refusal>) => (await refusal(...of)).code
let owner: Caller & { accountId: number }
let homeId: number
let blockId: number
let next = 0
let email = ''

const block = async (kind: 'owner_stay' | 'closed', from: string, to: string): Promise<number> =>
  (await good(owner.call(blockNights, { params: { id: homeId }, body: { from, to, kind, reason: '' } }))).block.id

beforeEach(async () => {
  t.clock.set(testPresent)
  next += 1
  email = `tove${next}@lark.example`
  owner = await t.person('owner')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
  blockId = await block('owner_stay', '2027-05-03', '2027-05-10')
  const guide = { directions: 'Second left after the pier', wifiName: 'Lantern', sections: [] }
  await good(owner.call(writeGuide, { params: { id: homeId }, body: { guide, doorCode: '4711', wifiKey: 'shells' } }))
})

const of = () => ({ params: { id: homeId, blockId } })
const invite = (by = owner) => by.call(inviteOwnerStayGuest, { ...of(), body: { name: 'Tove', email } })
const linksTo = async (to = email): Promise<string[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { to: string; text: string }[])
    .filter((one) => one.to === to)
    .flatMap((one) => /\/stays\/([\w-]+)/.exec(one.text)?.[1] ?? [])
}
const open = (token: string) => t.visitor().call(ownerStayByLink, { params: { token } })
const stayBy = async (token: string) => (await good(open(token))).stay
const invited = async (): Promise<string> => {
  await good(invite())
  return (await linksTo())[0] ?? ''
}

describe('a guest of an owner stay', () => {
  it('reads guide and dates by their link, and the door code from two days before check-in until check-out', async () => {
    const token = await invited()
    expect(await stayBy(token)).toMatchObject({
      guest: 'Tove',
      host: 'Ada',
      arrive: '2027-05-03',
      guide: { directions: 'Second left after the pier' },
      keys: { state: 'later', doorCode: null, wifiKey: null },
    })
    t.clock.set('2027-05-02T12:00:00Z')
    expect((await stayBy(token)).keys).toMatchObject({ state: 'open', doorCode: '4711', wifiKey: 'shells' })
    t.clock.set('2027-05-11T12:00:00Z')
    expect(await refused(open(token))).toBe('not_found')
    owner = { ...(await t.as(owner.accountId)), accountId: owner.accountId }
    expect(await refused(invite())).toBe('not_allowed_now')
  })

  it('has a link that stops when they are removed or invited again, or the stay is canceled', async () => {
    const first = await invited()
    await good(invite())
    const again = (await linksTo()).find((link) => link !== first) ?? ''
    expect(await refused(open(first))).toBe('not_found')
    const { guests } = await good(owner.call(ownerStayGuests, of()))
    expect(guests).toMatchObject([{ name: 'Tove', email }])
    const params = { id: homeId, blockId, guestId: guests[0]?.id ?? 0 }
    expect((await good(owner.call(removeOwnerStayGuest, { params }))).guests).toEqual([])
    expect(await refused(open(again))).toBe('not_found')
    expect(await refused(owner.call(removeOwnerStayGuest, { params }))).toBe('not_found')
    email = `lifted${next}@lark.example`
    const last = await invited()
    await good(owner.call(unblockNights, of()))
    expect(await refused(open(last))).toBe('not_found')
  })

  it('can be invited only by an owner of the home, and only to owner stays', async () => {
    const stranger = await t.person('owner')
    expect(await refused(invite(stranger))).toBe('not_found')
    expect(await refused(stranger.call(ownerStayGuests, of()))).toBe('not_found')
    blockId = await block('closed', '2027-06-01', '2027-06-04')
    expect(await refused(invite())).toBe('not_found')
    const other = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
    const elsewhere = { params: { id: other, blockId } }
    expect(await refused(owner.call(ownerStayGuests, elsewhere))).toBe('not_found')
  })

  it('is deleted a month after the stay', async () => {
    await invited()
    t.clock.set('2027-06-20T12:00:00Z')
    await t.write(forgetOwnerStayGuests)
    const later = await t.as(owner.accountId)
    expect((await good(later.call(ownerStayGuests, of()))).guests).toEqual([])
  })

  it("has a link that can't be guessed by machine", async () => {
    const limited = await testApp({ config: { rateLimitFactor: 1 } })
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1)
      statuses.push((await limited.visitor().raw({ path: `owner-stays/${String(at).padStart(43, 'x')}` })).status)
    await limited.close()
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  })
})
