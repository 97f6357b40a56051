import type pg from 'pg'
import { newSecret, sha256 } from '../../kernel/secrets.ts'
import { median } from './clients.ts'
import type { Site } from './page-world.ts'

/** Creates this person's session, as after a second factor; returns their cookie. */
export const signIn = async (client: pg.Client, email: string): Promise<string> => {
  const secret = newSecret()
  await client.query(
    `insert into accounts.session (account_id, token_hash, started_at, expires_at, last_used_at, second_factor_at, address, user_agent)
     select id, $1, now(), now() + interval '1 day', now(), now(), '127.0.0.1', 'bench'
       from accounts.account where email = $2`,
    [sha256(secret), email],
  )
  return `porchlight_session=${secret}`
}

/** Requests one page or call. @throws Error when the response isn't successful */
export const ask = async ({ running }: Site, url: string, cookie: string): Promise<void> => {
  const { statusCode } = await running.server.inject({
    url,
    headers: { cookie, accept: url.startsWith('/app') ? 'application/json' : 'text/html' },
  })
  if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}`)
}

export type Question = { site: Site; url: string; cookie: string }

/**
 * The middle of some answers to each question, in milliseconds of the server. They are asked in turn, and again each round:
 * nothing of a signed-in page is kept.
 */
export const timesInTurn = async (questions: readonly Question[], rounds: number): Promise<number[]> => {
  const times = questions.map((): number[] => [])
  for (let round = 0; round <= rounds; round++)
    for (const [at, { site, url, cookie }] of questions.entries()) {
      const started = performance.now()
      await ask(site, url, cookie)
      // The first one fills caches.
      if (round > 0) times[at]?.push(performance.now() - started)
    }
  return times.map(median)
}

/** The middle of some answers to one question. */
export const timeOf = async (site: Site, url: string, cookie: string, rounds: number): Promise<number> =>
  (await timesInTurn([{ site, url, cookie }], rounds))[0] ?? Number.NaN
