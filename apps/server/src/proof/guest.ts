import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { apiBase } from '@porchlight/contract'

export type Reply = { status: number; results: Record<string, unknown>; code: string | undefined }

/** A person with cookies and a CSRF token who calls a server over HTTP, as a browser would. */
export type Guest = {
  send: (method: string, path: string, body?: unknown, key?: string) => Promise<Reply>
  /** Uses another server of the same fleet from now on. */
  moveTo: (origin: string) => void
  email: string
}

const cookiesOf = (response: Response): [string, string][] =>
  response.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })

const newGuest = (start: string): Guest & { pull: () => Promise<void> } => {
  let origin = start
  let token = ''
  const cookies = new Map<string, string>()

  const send = async (method: string, path: string, body?: unknown, key: string = randomUUID()): Promise<Reply> => {
    const response = await fetch(`${origin}${apiBase}/${path}`, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-csrf-token': token,
        ...(method !== 'GET' && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    for (const [name, value] of cookiesOf(response)) cookies.set(name, value)
    const envelope = (await response.json()) as {
      valid: boolean
      results: Record<string, unknown> & { error?: { code: string } }
    }
    if (typeof envelope.results.token === 'string') token = envelope.results.token
    return { status: response.status, results: envelope.results, code: envelope.results.error?.code }
  }
  return {
    email: `guest-${randomUUID()}@demo.porchlight.test`,
    send,
    moveTo: (next) => {
      origin = next
    },
    pull: async () => void (await send('GET', 'web-data')),
  }
}

/** The code emailed to an address, once it is in the outbox. */
const signupCode = async (origin: string, email: string): Promise<string> => {
  for (let attempt = 0; attempt < 300; attempt++) {
    const outbox = await fetch(`${origin}/dev/outbox.json?to=${encodeURIComponent(email)}`)
    const code = ((await outbox.json()) as { code?: string }[]).find((sent) => sent.code)?.code
    if (code) return code
    await pause(100)
  }
  throw new Error(`no code reached ${email}`)
}

/** A new traveler with an account of their own, logged in. */
export const signUpGuest = async (origin: string): Promise<Guest> => {
  const guest = newGuest(origin)
  await guest.pull()
  await guest.send('POST', 'signup/code', { email: guest.email })
  const joined = await guest.send('POST', 'signup', {
    code: await signupCode(origin, guest.email),
    quickSignup: true,
    firstName: 'Ada',
    lastName: 'Quill',
    email: guest.email,
    phone: '+1 631 555 0100',
    password: 'Porch-light-2026',
    confirmPassword: 'Porch-light-2026',
  })
  if (joined.status !== 201) throw new Error(`sign-up failed: ${JSON.stringify(joined)}`)
  return guest
}

/** Someone from the demo world, logged in; staff with an authenticator code. */
export const logInAs = async (origin: string, email: string, code?: string): Promise<Guest> => {
  const guest = newGuest(origin)
  await guest.pull()
  const entered = await guest.send('POST', 'login', { email, password: 'Porch-light-2026' })
  if (entered.status !== 200) throw new Error(`login failed: ${JSON.stringify(entered)}`)
  if (code !== undefined) {
    const proved = await guest.send('POST', 'challenge/authenticator', { code })
    if (proved.status !== 200) throw new Error(`second factor refused: ${JSON.stringify(proved)}`)
  }
  return { ...guest, email }
}
