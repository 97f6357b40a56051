import {
  startEmpty as emptyEndpoint,
  launchSteps,
  loadSample,
  removeSample as removeEndpoint,
  sampleNow,
  sendTestEmail,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import { accountById, refuseUnconfirmed, requireFreshSecondFactor } from '#modules/accounts'
import { launchFacts } from './facts.ts'
import { testEmail } from './messages.ts'
import { stepsOf } from './rules.ts'
import { beginSample, removeSample, sampleView, startEmpty } from './sample.ts'

export const routes: readonly Route[] = [
  route(launchSteps, async ({ app, read }) => ({ steps: stepsOf(await launchFacts(app, read)) })),

  route(sampleNow, ({ app, read }) => read(async (ctx) => ({ sample: await sampleView(app, ctx) }))),

  route(loadSample, async ({ app, actor, read }) => {
    await read((ctx) => requireFreshSecondFactor(ctx, actor))
    await beginSample(app, actor.accountId)
    return { sample: await read((ctx) => sampleView(app, ctx)) }
  }),

  route(emptyEndpoint, ({ app, actor, write }) =>
    write(async (ctx) => {
      await startEmpty(ctx, actor.accountId)
      return { sample: await sampleView(app, ctx) }
    }),
  ),

  route(removeEndpoint, async ({ app, actor, body, read }) => {
    refuseUnconfirmed(actor, app.clock.now())
    await read((ctx) => requireFreshSecondFactor(ctx, actor))
    await removeSample(app, actor.accountId, body.withOwnHomes)
    return { sample: await read((ctx) => sampleView(app, ctx)) }
  }),

  route(
    sendTestEmail,
    ({ app, actor, idempotencyKey, write }) =>
      write(async (ctx) => {
        const account = await accountById(ctx, actor.accountId)
        if (!account) throw notFound('This account')
        await app.adapters.post.email(ctx, {
          to: account.email,
          accountId: account.id,
          fact: `test-letter:${idempotencyKey}`,
          kind: 'test_letter',
          ...testEmail(account.firstName),
        })
        return { sentTo: account.email }
      }),
    { allowance: { perMinute: 5 } },
  ),
]
