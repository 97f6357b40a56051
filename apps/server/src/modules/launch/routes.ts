import { launchSteps, sendTestLetter } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import { accountById } from '#modules/accounts'
import { launchFacts } from './facts.ts'
import { testLetter } from './messages.ts'
import { stepsOf } from './rules.ts'

export const routes: readonly Route[] = [
  route(launchSteps, async ({ app, read }) => ({ steps: stepsOf(await launchFacts(app, read)) })),

  route(
    sendTestLetter,
    ({ app, actor, idempotencyKey, write }) =>
      write(async (ctx) => {
        const account = await accountById(ctx, actor.accountId)
        if (!account) throw notFound('This account')
        await app.adapters.post.letter(ctx, {
          to: account.email,
          accountId: account.id,
          fact: `test-letter:${idempotencyKey}`,
          kind: 'test_letter',
          ...testLetter(account.firstName),
        })
        return { sentTo: account.email }
      }),
    { allowance: { perMinute: 5 } },
  ),
]
