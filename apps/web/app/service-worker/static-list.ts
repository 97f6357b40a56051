import { type Answers, openAnswers, type ServerReply, staticList } from '@porchlight/offline'
import type { Desk, Desks } from './desk.ts'

type Later = (work: Promise<unknown>) => void

const clock = {
  now: Date.now,
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * A list that hardly changes and is public, such as the search data: a stored copy is returned at once, and refreshed
 * in the background if it is older than five minutes.
 */
export const createStaticList = (address: string, desks: Desks, ask: (url: string) => Promise<Response>) => {
  let at: { desk: Desk; answers: Answers } | undefined
  const heard = async (url: string): Promise<ServerReply> => {
    const answer = await ask(url)
    if (!answer.ok) return { ok: false, status: answer.status, message: answer.statusText }
    return { ok: true, value: await answer.json() }
  }

  const answersHere = async (): Promise<Answers | undefined> => {
    const desk = await desks.now()
    if (desk && at?.desk !== desk) {
      const isOnline = () => navigator.onLine
      at = { desk, answers: openAnswers({ ...desk.parts, ask: heard, isOnline, clock, clean: (value) => value }) }
    }
    return desk && at?.answers
  }

  return {
    answer: async (later: Later): Promise<Response> => {
      const answers = await answersHere()
      const got = await answers?.get(address, { flags: staticList })
      if (answers) later(answers.sweep().catch(() => {}))
      return got?.found ? Response.json(got.value) : ask(address)
    },
    prefetch: async (): Promise<void> => {
      await (await answersHere())?.get(address, { flags: staticList })
    },
  }
}
