import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { correctionHandler } from './corrections.ts'
import { homeOf } from './home-of.ts'
import { consumers, jobs } from './jobs.ts'
import { quartersOf } from './queries.ts'
import { routes, statementFiles } from './routes.ts'
import { payoutRunHandler } from './run-commands.ts'
import { quarterView } from './views.ts'

export const statements = defineModule({
  name: 'statements',
  layer: 9,
  owns: 'owner statements, payout runs, bank files, reportable rents and the 1099s filed for them',
  tables: {
    distributed: {
      owner_id: [
        'statements.carriage',
        'statements.closed',
        'statements.payout',
        'statements.run_line',
        'statements.tax_form',
      ],
      home_id: ['statements.correction', 'statements.guarantee'],
    },
    reference: ['statements.payout_run', 'statements.payout_schedule', 'statements.tax_filing'],
    local: ['statements.bank_balance', 'statements.closing'],
  },
  routes,
  homeOf,
  files: statementFiles,
  jobs,
  consumers,
  checks,
  approvals: [correctionHandler, payoutRunHandler],
  personalData: { of: async (ctx, accountId) => ({ statements: (await quartersOf(ctx, accountId)).map(quarterView) }) },
  references: {
    books: [
      'statements.closed.owner_id',
      'statements.payout.owner_id',
      'statements.run_line.owner_id',
      'statements.tax_form.owner_id',
    ],
  },
})
