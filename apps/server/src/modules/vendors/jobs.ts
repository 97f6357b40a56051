import type { App } from '#kernel/app'
import { type Job, job } from '#kernel/jobs'
import { staffAccounts } from '#modules/accounts'
import { emails } from './messages.ts'
import { remindersDue } from './rules.ts'
import { allVendors, noteReminded, readStoredPhones } from './vendors.ts'

/** Emails the person who manages homes once for each document that expires within thirty days. */
export const remindOfDocuments = (app: App): Promise<void> =>
  app.work.write(async (ctx) => {
    const readers = (await staffAccounts(ctx)).filter(({ permissions }) => permissions.includes('homes'))
    for (const row of await allVendors(ctx)) {
      const pdfs = { insuredUntil: row.insured_until, contractUntil: row.contract_until }
      const due = row.retired_at ? [] : remindersDue(pdfs, row.reminded_of, ctx.today)
      for (const day of due)
        for (const { id, email, firstName } of readers)
          await app.adapters.post.email(ctx, {
            to: email,
            accountId: id,
            fact: `vendor.documents:${row.id}:${day}:${id}`,
            kind: 'vendor',
            ...emails.documentsExpiring(firstName, row.name, day),
          })
      if (due.length > 0) await noteReminded(ctx, row, due)
    }
  })

export const jobs: readonly Job[] = [
  job({ name: 'vendors.papers', cron: '45 7 * * *', run: remindOfDocuments }),
  job({
    name: 'vendors.read-stored-phones',
    cron: '*/10 * * * *',
    run: async ({ work }) => {
      await work.write(readStoredPhones)
    },
  }),
]
