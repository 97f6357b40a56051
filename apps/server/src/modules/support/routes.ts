import { bugReports, reportBug } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { lastBugReports, recordBugReport } from './bug-reports.ts'

export const routes: readonly Route[] = [
  route(
    reportBug,
    async ({ actor, body, write }) =>
      write(async (ctx) => {
        await recordBugReport(ctx, { ...body, accountId: actor.kind === 'person' ? actor.accountId : null })
        return {}
      }),
    { allowance: { perMinute: 10 } },
  ),

  route(bugReports, async ({ read }) => ({
    reports: (await read(lastBugReports)).map((row) => ({
      id: row.id,
      source: row.source,
      message: row.message,
      location: row.location,
      visibility: row.visibility,
      userId: row.account_id,
      times: row.times,
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
    })),
  })),
]
