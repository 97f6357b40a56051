import { reportDeadLetter, writeAnswer, writeSeal } from '@porchlight/contract'
import { redact, redactText } from '#kernel/redact'
import { rememberedAnswer, rememberedSince } from './idempotency.ts'
import { type Route, route } from './route.ts'
import { writeSealOf } from './write-seal.ts'

/** Dead letters with this name come from people's devices; none of our jobs can retry them. */
export const deviceWrites = 'device.write'

const answerOf = route(
  writeAnswer,
  ({ actor, params, read }) =>
    read(async (ctx) => {
      const known = await rememberedAnswer(ctx, { scope: actor.scope, key: params.key })
      return {
        userId: actor.accountId,
        now: ctx.now.toISOString(),
        rememberedSince: rememberedSince(ctx).toISOString(),
        state: known.state,
        status: known.state === 'answered' ? known.status : null,
        envelope: known.state === 'answered' ? known.envelope : null,
      }
    }),
  { allowance: { perMinute: 600 } },
)

const sealOf = route(
  writeSeal,
  async ({ app, actor }) => ({
    userId: actor.accountId,
    key: await app.work.write((ctx) => writeSealOf(ctx, actor.scope)),
  }),
  { allowance: { perMinute: 60 } },
)

/** The content of the write, without its secrets; text that isn't JSON is stored as text. */
const redactedData = (text: string): unknown => {
  try {
    return redact(JSON.parse(text))
  } catch {
    return redactText(text)
  }
}

const takeReport = route(
  reportDeadLetter,
  ({ app, actor, body, write }) =>
    write(async (ctx) => {
      const { message, attempts, data, label, path, ...rest } = body
      const said = { label: redactText(label), path: redactText(path), data: redactedData(data) }
      const report = { ...rest, ...said, accountId: actor.accountId }
      return {
        id: await app.queue.bury(ctx, { queue: deviceWrites, message: redactText(message), attempts, data: report }),
      }
    }),
  { allowance: { perMinute: 30 } },
)

export const routes: readonly Route[] = [sealOf, answerOf, takeReport]
