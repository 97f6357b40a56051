import type { Reply } from './answers.ts'
import { closeBody, openBody } from './bodies.ts'
import type { Changes } from './changes.ts'
import { type Clock, OutcomeUnknown, type Transport, Unsent } from './parts.ts'
import { followerOf, newRecord } from './records.ts'
import { requestOf, UnreadableFile } from './requests.ts'
import { claimed, completed, mayBeForgotten, sent, stands } from './rules.ts'
import type { Seal } from './seal.ts'
import { createServerClock } from './server-clock.ts'
import { type Settled, settled, settledFailure } from './settling.ts'
import { type NewRecord, type QueueStore, StoreProblem } from './store.ts'
import type { ChunkRoute } from './uploads.ts'
import type { Body, Head } from './write.ts'

/** How an attempt ended: it `went` through, successfully or not, or no others should start. */
export type Ended = 'went' | 'no connection' | 'signed out'

export type SenderParts = {
  store: QueueStore
  changes: Changes
  transport: Transport
  clock: Clock
  route: ChunkRoute
  newId: () => string
  /** The report to staff about a dropped write; null for none. */
  reportOf: (head: Head, body: Body) => Body | null
}

type Turn = { seal: Seal; mine: Head; body: Body }
const nothingCame: Reply = { status: 0, envelope: null }

/**
 * Sends one write. Before resending, it asks the server for the outcome: that costs less than
 * the write, and reveals a forgotten key. A write the server may have forgotten stays stuck
 * for its author to decide; it is never sent twice on a guess.
 */
export const createSender = ({ store, changes, transport, clock, route, newId, reportOf }: SenderParts) => {
  const serverClock = createServerClock(clock.now)

  const nextOf = async ({ seal, mine }: Turn, { head, body, follower }: Settled): Promise<NewRecord | undefined> => {
    if (follower) return followerOf(seal, mine, newId(), follower)
    const report = head.state === 'dropped' ? reportOf(head, body) : null
    const { userId, createdAt } = mine
    return report ? newRecord(seal, { id: newId(), userId, createdAt, body: report, quiet: true }) : undefined
  }
  const finish = async (turn: Turn, outcome: Settled): Promise<void> => {
    const { head, body, forget = [] } = outcome
    // A report has no author who could decide about it.
    const isOver = turn.mine.quiet && (head.state === 'refused' || head.state === 'dropped')
    const followedBy = isOver ? undefined : await nextOf(turn, outcome)
    const change = {
      head: isOver ? completed(head, clock.now()) : head,
      body: await closeBody(turn.seal, turn.mine.id, body),
      ...(followedBy && { followedBy }),
    }
    if ((await changes.swap(turn.mine, change)) && forget.length > 0) await store.forgetFiles(forget)
  }

  const post = async ({ seal, mine, body }: Turn): Promise<Reply> => {
    const reply = await transport.send(await requestOf({ store, seal }, mine.id, body, route))
    serverClock.hear(reply.now)
    return reply
  }
  /** The earlier answer, or the current one; null if the write is stuck, or belongs to someone else by now. */
  const askAndPost = async (turn: Turn): Promise<Reply | null> => {
    const { mine } = turn
    const serverOutcome = await transport.ask(mine.id)
    serverClock.hear(serverOutcome.now)
    if (serverOutcome.state === 'answered') return serverOutcome
    if (mayBeForgotten(mine, serverOutcome, clock.now())) {
      await changes.swap(mine, { head: stands(mine, 'unknown', clock.now()) })
      return null
    }
    const marked = await changes.swap(mine, { head: sent(mine, serverOutcome.now) })
    if (!marked) return null
    turn.mine = marked
    return post(turn)
  }

  const fail = async (turn: Turn, error: unknown): Promise<Ended> => {
    const { mine, body } = turn
    if (error instanceof StoreProblem) throw error
    if (error instanceof UnreadableFile) {
      await changes.swap(mine, { head: stands(mine, 'unreadable', clock.now()) })
      return 'went'
    }
    if (error instanceof Unsent && error.why === 'signed out') {
      await changes.swap(mine, { head: { ...mine, state: 'pending' } })
      return 'signed out'
    }
    const reply = error instanceof OutcomeUnknown ? error.reply : nothingCame
    await finish(turn, settledFailure(mine, body, reply, clock.now(), error instanceof Unsent))
    return error instanceof Unsent ? 'no connection' : 'went'
  }

  return async (seal: Seal, head: Head): Promise<Ended> => {
    const firstTime = head.attempts === 0 ? serverClock.recent() : null
    const claim = firstTime === null ? claimed(head) : sent(claimed(head), firstTime)
    const mine = await changes.swap(head, { head: claim })
    if (!mine) return 'went'
    const body = await openBody(store, seal, mine)
    if (!body) {
      await changes.swap(mine, { head: stands(mine, 'unreadable', clock.now()) })
      return 'went'
    }
    const turn: Turn = { seal, mine, body }
    try {
      const reply = firstTime === null ? await askAndPost(turn) : await post(turn)
      if (reply) await finish(turn, settled(turn.mine, body, reply, clock.now(), route))
      return 'went'
    } catch (error) {
      return fail(turn, error)
    }
  }
}
export type Sender = ReturnType<typeof createSender>
