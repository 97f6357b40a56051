import { redactText } from '#kernel/redact'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db } from './tables.ts'

export type NewBugReport = {
  location: string
  visibility: 'foreground' | 'background'
  source: string
  message: string
  /** Null for someone who is not logged in. */
  accountId: number | null
}

/** Numbers differ from one report of an error to the next. */
const fingerprintOf = ({ source, message }: NewBugReport): string =>
  sha256(`${source}\n${message}`.replaceAll(/\d+/g, '#'))

/** Records an error, or increments its count if it is known. Anything that looks like a secret is blanked. */
export const recordBugReport = async (ctx: WriteCtx, report: NewBugReport): Promise<void> => {
  const row = {
    source: redactText(report.source),
    message: redactText(report.message),
    location: redactText(report.location),
    visibility: report.visibility,
    account_id: report.accountId,
    last_at: ctx.now,
  }
  await db(ctx)
    .insertInto('support.bug_report')
    .values({ ...row, fingerprint: fingerprintOf(report), first_at: ctx.now })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet(({ eb }) => ({ ...row, times: eb('support.bug_report.times', '+', 1) })),
    )
    .execute()
}

const shown = 200

export const lastBugReports = (ctx: ReadCtx) =>
  db(ctx).selectFrom('support.bug_report').selectAll().orderBy('last_at', 'desc').limit(shown).execute()
