import { defineModule } from '#kernel/module'
import { leadHandover } from './handover.ts'
import { consumers } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

/**
 * leads own the people who wrote to us from public forms, or were added by the team: their answers, their source, their
 * score with its reasons, and everything the team did since.
 * Promises: every inquiry is confirmed by email and reaches the team; automated submissions are stored separately and
 * never answered; erasing a lead leaves only statistics.
 * Announces: lead.created { leadId, kind }.
 */
export const leads = defineModule({
  name: 'leads',
  layer: 9,
  owns: 'inquiries from public pages and their follow-up',
  tables: {
    local: ['leads.entry', 'leads.lead', 'leads.task'],
  },
  routes,
  consumers,
  personalData,
  handover: leadHandover,
  references: {
    moves: { 'leads.lead.account_id': { shows: 'leads' } },
    stays: ['leads.lead.assignee_id', 'leads.entry.by_id'],
  },
})
