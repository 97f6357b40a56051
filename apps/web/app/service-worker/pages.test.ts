import { beforeEach, describe, expect, it } from 'vitest'
import { storedAt } from '../lib/stored/stored-copy.ts'
import { workerScene } from './testing/worker-scene.ts'

const trip = '/travelers/bookings/12'
let scene: ReturnType<typeof workerScene>
beforeEach(() => {
  scene = workerScene()
})

const timingsOf = ({ headers }: Response) =>
  [...(headers.get('server-timing') ?? '').matchAll(/(\w+);desc="([^"]*)"/g)].map(
    ([, name = '', description = '']) => ({
      name,
      description,
    }),
  )

describe('a page', () => {
  it('comes from the server if reachable, and is stored', async () => {
    const answer = await scene.open(trip)
    expect(await answer.text()).toContain(trip)
    expect(timingsOf(answer)).toEqual([])
    expect(await scene.stored()).toEqual([trip])
  })

  it("is shown as last seen if the server can't be reached, and says when that was", async () => {
    scene.served.set(trip, { headers: { 'content-security-policy': "script-src 'nonce-a'", 'content-encoding': 'br' } })
    await scene.open(trip)
    const seen = scene.state.now
    scene.state.now += 3_600_000
    scene.state.away = true
    const answer = await scene.open(trip)
    expect(await answer.text()).toContain(trip)
    expect(storedAt(timingsOf(answer))).toBe(seen)
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'nonce-a'")
    expect(answer.headers.get('content-encoding')).toBeNull()
  })

  it("is listed by its title, without the site's name", async () => {
    scene.served.set(trip, { html: '<title>Marram House | Porchlight</title>' })
    await scene.open(trip)
    expect((await scene.pages.list()).map(({ title }) => title)).toEqual(['Marram House'])
  })

  it('is shown as last seen if the server is slow, and updated once it has responded', async () => {
    await scene.open(trip)
    scene.served.set(trip, { html: '<title>newer</title>' })
    scene.state.slow = true
    expect(await (await scene.open(trip)).text()).toContain(trip)
    await scene.arrive()
    scene.state.slow = false
    scene.state.away = true
    expect(await (await scene.open(trip)).text()).toContain('newer')
  })

  it("that isn't stored is waited for, however slow", async () => {
    scene.state.slow = true
    const opening = scene.open(trip)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await scene.arrive()
    expect(await (await opening).text()).toContain(trip)
  })

  it('is shown as last seen while the server restarts, but our own error is shown as is', async () => {
    await scene.open(trip)
    scene.served.set(trip, { status: 503, html: 'back in a moment' })
    expect(await (await scene.open(trip)).text()).toContain(trip)
    scene.served.set(trip, { status: 500, html: 'our fault' })
    expect(await (await scene.open(trip)).text()).toBe('our fault')
  })

  it('that was never seen leads to the offline page, and from there back', async () => {
    scene.state.away = true
    expect((await scene.open(trip)).headers.get('location')).toBe(`/offline?to=${trip}`)
  })

  it('is stored with its query, separately from the same page with another', async () => {
    await scene.open('/book-a-property?arrive=2027-06-12')
    await scene.open('/book-a-property')
    expect((await scene.stored()).sort()).toEqual(['/book-a-property', '/book-a-property?arrive=2027-06-12'])
  })
})

describe('the owner of a stored page', () => {
  it('is named by the server; a page without one is not stored', async () => {
    scene.served.set(trip, { pageOwner: null })
    await scene.open(trip)
    expect(await scene.stored()).toEqual([])
  })

  it('determines what is stored here: nothing of the previous person stays', async () => {
    await scene.open(trip)
    scene.served.set('/account', { pageOwner: '8' })
    await scene.open('/account')
    expect(await scene.stored()).toEqual(['/account'])
    expect([...scene.shelf.rows.values()].map(({ row }) => row.userId)).toEqual(['8'])
    expect(scene.state.changes).toBeGreaterThan(0)
    scene.state.away = true
    expect((await scene.open(trip)).status).toBe(302)
  })

  it('is a visitor after a logout: nothing of a person stays', async () => {
    await scene.open(trip)
    scene.served.set('/', { pageOwner: 'visitor' })
    await scene.open('/')
    expect(await scene.stored()).toEqual(['/'])
    expect(JSON.stringify([...scene.shelf.rows.values()])).not.toContain('travelers')
  })

  it('is not guessed if missing: a failing server deletes nothing', async () => {
    await scene.open(trip)
    scene.served.set('/account', { pageOwner: null, status: 500 })
    await scene.open('/account')
    expect(await scene.stored()).toEqual([trip])
  })

  it('must be the one it is sealed for, or it is not stored', async () => {
    scene.state.sealable = false
    await scene.open(trip)
    expect(scene.shelf.rows.size).toBe(0)
  })

  it('still applies to a response that arrives after they logged out', async () => {
    scene.state.slow = true
    const opening = scene.open(trip)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await scene.desks.sits('visitor')
    scene.served.set(trip, { pageOwner: 'visitor' })
    await scene.arrive()
    await opening
    expect(scene.shelf.rows.size).toBe(0)
  })
})

describe('stored pages', () => {
  it('are at most eighty, the least recently used deleted first, and at most a month old', async () => {
    for (let at = 1; at <= 82; at += 1) {
      scene.state.now += 1000
      await scene.open(`/travelers/bookings/${at}`)
    }
    const stored = await scene.stored()
    expect(stored).toHaveLength(80)
    expect(stored).not.toContain('/travelers/bookings/2')
    scene.state.now += 31 * 86_400_000
    await scene.open(trip)
    expect(await scene.stored()).toEqual([trip])
  })

  it('are loaded in full after the router had them in parts, not again within five minutes', async () => {
    await scene.open('/travelers')
    await scene.pages.keepWhole(trip)
    await scene.pages.keepWhole(trip)
    expect(scene.fetched.filter((address) => address === trip)).toHaveLength(1)
    expect(await scene.stored()).toContain(trip)
    scene.state.now += 5 * 60_000
    await scene.pages.keepWhole(trip)
    expect(scene.fetched.filter((address) => address === trip)).toHaveLength(2)
  })

  it('know the files they need, and can be deleted', async () => {
    const html = '<script src="/assets/entry.client-a1.js"></script><link href="/assets/frame-b2.css">'
    scene.served.set(trip, { html })
    await scene.open(trip)
    expect(await scene.pages.assetsInUse()).toEqual(['/assets/entry.client-a1.js', '/assets/frame-b2.css'])
    await scene.pages.forget()
    expect(await scene.stored()).toEqual([])
  })
})
