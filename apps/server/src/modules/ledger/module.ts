import { defineModule } from '#kernel/module'
import { balances } from './balances.ts'
import { checks } from './checks.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

export const ledger = defineModule({
  name: 'ledger',
  layer: 1,
  owns: 'the journal',
  tables: {
    distributed: {
      home_id: ['ledger.balance', 'ledger.entry', 'ledger.line'],
    },
    reference: ['ledger.account', 'ledger.closed_books', 'ledger.closed_period'],
    local: ['ledger.balances_through', 'ledger.total'],
  },
  routes,
  jobs,
  checks,
  // The law requires the journal to be retained.
  personalData: {
    of: async () => ({}),
    needs: async (ctx, ownerId) => {
      const owed = await balances(ctx, { accounts: ['payable:owner'], ownerId })
      return owed.some(({ amount }) => amount !== 0) ? ['There is still money between us.'] : []
    },
  },
  references: {
    books: [
      'ledger.line.owner_id',
      'ledger.line.partner_id',
      'ledger.balance.owner_id',
      'ledger.balance.partner_id',
      'ledger.closed_period.owner_id',
    ],
  },
})
