import type { ReadCtx } from '#kernel/work'
import type { HandoverPart } from '#modules/accounts'
import { move, rescheduleJob } from './job-commands.ts'
import { openJobsOfMember } from './job-queries.ts'
import { stateAfter } from './lifecycle.ts'

/** Jobs assigned to a team member; the colleague is sent those already sent. */
export const jobHandover: HandoverPart = {
  what: 'jobs',
  permission: null,
  count: async (_app, ctx: ReadCtx, accountId) => (await openJobsOfMember(ctx, accountId)).length,
  pass: async (app, ctx, { from, to }) => {
    for (const job of await openJobsOfMember(ctx, from)) {
      const passed = await rescheduleJob(app, ctx, job.id, { assignee: { as: 'team', id: to } })
      if (job.sent_at && stateAfter('send', passed)) await move(app, ctx, job.id, 'send')
    }
  },
}
