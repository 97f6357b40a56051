import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSecret, sha256 } from '#kernel/secrets'
import { type Fleet, startFleet } from './fleet.ts'
import { type Guest, signUpGuest } from './guest.ts'
import { fillingMs } from './processes.ts'

let fleet: Fleet
let guest: Guest
let session: string
beforeAll(async () => {
  fleet = await startFleet(6)
  guest = await signUpGuest(fleet.first.origin)
  session = newSecret()
  await fleet.ask(
    `insert into accounts.session (account_id, token_hash, started_at, expires_at, last_used_at, second_factor_at, address, user_agent)
     select id, $1, now(), now() + interval '1 day', now(), now(), '127.0.0.1', 'test' from accounts.account where email = $2`,
    [sha256(session), 'staff@demo.porchlight.test'],
  )
}, fillingMs)
afterAll(() => fleet?.stop())

/** Listens as a page does on one server, until it receives `word`. */
const hears = async (origin: string, word: string): Promise<{ opened: Promise<void>; heard: Promise<string> }> => {
  const answer = await fetch(`${origin}/live/staff`, {
    headers: { cookie: `porchlight_session=${session}` },
    signal: AbortSignal.timeout(20_000),
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader()
  const opened = Promise.withResolvers<void>()
  const listen = async (): Promise<string> => {
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += new TextDecoder().decode(part.value)
      opened.resolve()
      if (text.includes(word)) break
    }
    await reader.cancel()
    return text
  }
  return { opened: opened.promise, heard: listen() }
}

test('what a guest writes to one server reaches the console on the other within seconds, without its content', async () => {
  const { opened, heard } = await hears(fleet.second.origin, 'changed')
  await opened
  const since = Date.now()
  const { status } = await guest.send('POST', 'conversations/team', { text: 'Is the pool heated in May?' })
  expect(status).toBe(201)
  const text = await heard
  expect(Date.now() - since).toBeLessThan(10_000)
  expect(text).toContain('event: changed\ndata: {}')
  expect(text).not.toContain('pool')
})

test('strangers receive nothing', async () => {
  expect((await fetch(`${fleet.second.origin}/live/staff`)).status).toBe(403)
})
