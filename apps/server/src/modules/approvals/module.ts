import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { approvalHandover } from './handover.ts'
import { refuseWhileDeciding } from './merge.ts'
import { routes, thresholdsHandler } from './routes.ts'

export const approvals = defineModule({
  name: 'approvals',
  layer: 2,
  owns: 'which acts need a second approver, who can approve them, and their history',
  tables: {
    local: ['approvals.exemption', 'approvals.personal_limit', 'approvals.request', 'approvals.threshold'],
  },
  routes,
  checks,
  approvals: [thresholdsHandler],
  handover: approvalHandover,
  references: {
    stays: ['approvals.exemption.account_id', 'approvals.personal_limit.account_id'],
    refusals: refuseWhileDeciding,
  },
})
