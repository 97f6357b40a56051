import { randomBytes } from 'node:crypto'
import { myNoticePreferences, subscribePush } from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sealWith } from '#kernel/seal'
import { good, held } from '../bookings/testing/guest.ts'
import { sealAddresses, unreadableAddresses } from './addresses.ts'
import { sealSecrets, stopSecret, unreadableSecrets } from './secrets.ts'
import { db } from './tables.ts'
import { pushService } from './testing/push-service.ts'
import { july, noticesScene } from './testing/scene.ts'

const { t, people } = noticesScene()

let service: Awaited<ReturnType<typeof pushService>>
beforeAll(async () => {
  service = await pushService()
})
afterAll(() => service.close())
beforeEach(() => {
  t.app.adapters.push = service.adapter()
  service.received.length = 0
  service.answers(201)
})

const subscribed = async () => {
  service.knows((await good(people.owner.call(myNoticePreferences))).preferences.pushKey)
  const subscription = service.subscription('sealed')
  await good(people.owner.call(subscribePush, { body: subscription }))
  return subscription
}
const ask = async (stay = july) => {
  await held(people.guest, { homeId: people.askHome.id, ...stay })
  await t.drain()
}
const rows = () => t.read((ctx) => db(ctx).selectFrom('notifications.device').selectAll().execute())
const secrets = () => t.read((ctx) => db(ctx).selectFrom('notifications.secret').selectAll().execute())
const unreadable = () =>
  t.read(async (ctx) => (await unreadableAddresses(ctx, t.app.seal)) + (await unreadableSecrets(ctx, t.app.seal)))
const stopKey = () => t.write((ctx) => stopSecret(t.app, ctx))

describe('stored push addresses and link secrets', () => {
  it('can’t be read in the database', async () => {
    const { endpoint, keys } = await subscribed()
    const key = await stopKey()
    const stored = JSON.stringify([await rows(), await secrets()])
    for (const secret of [endpoint, keys.auth, key, 'privateKey']) expect(stored).not.toContain(secret)
    expect(await unreadable()).toBe(0)
  })

  it('are read if stored as plain text, then sealed', async () => {
    const { endpoint, keys } = await subscribed()
    const key = await stopKey()
    await t.write(async (ctx) => {
      await db(ctx).updateTable('notifications.device').set({ endpoint, auth: keys.auth }).execute()
      await db(ctx).updateTable('notifications.secret').set({ value: key }).where('name', '=', 'stop-links').execute()
    })
    expect(await unreadable()).toBe(2)
    await ask()
    expect(service.received).toHaveLength(1)
    expect(await stopKey()).toBe(key)
    await t.write(async (ctx) => {
      await sealSecrets(ctx, t.app.seal)
      await sealAddresses(ctx, t.app.seal)
    })
    expect(await unreadable()).toBe(0)
    expect(await stopKey()).toBe(key)
    await ask({ arrive: '2027-08-06', depart: '2027-08-13' })
    expect(service.received).toHaveLength(2)
  })

  it("don't open someone else’s device when copied to another row", async () => {
    await subscribed()
    const [row] = await rows()
    const other = { ...service.subscription('other') }
    await good(people.guest.call(subscribePush, { body: other }))
    await t.write((ctx) =>
      db(ctx)
        .updateTable('notifications.device')
        .set({ endpoint: row?.endpoint ?? '' })
        .where('account_id', '=', people.guest.accountId)
        .execute(),
    )
    expect(await unreadable()).toBe(1)
  })

  it('are replaced by new secrets when the key is lost: emails continue, the device is forgotten', async () => {
    await subscribed()
    const before = await stopKey()
    const lost = sealWith([randomBytes(32)])
    await t.write(async (ctx) => {
      await db(ctx)
        .updateTable('notifications.device')
        .set({ endpoint: lost.close('https://x.test', 'a') })
        .execute()
      await db(ctx)
        .updateTable('notifications.secret')
        .set({ value: lost.close(before, 'notifications:stop-links') })
        .execute()
    })
    await ask()
    expect(service.received).toEqual([])
    expect((await rows()).filter((row) => row.account_id === people.owner.accountId)).toEqual([])
    const after = await stopKey()
    expect(after).not.toBe(before)
    expect(await stopKey()).toBe(after)
  })
})
