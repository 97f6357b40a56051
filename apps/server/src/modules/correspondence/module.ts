import { defineModule } from '#kernel/module'
import { imapMailbox } from './adapters/imap.ts'
import { checks } from './checks.ts'
import { homeOf } from './home-of.ts'
import { jobs } from './jobs.ts'
import { followConversations } from './merge.ts'
import { emailOriginals } from './originals.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { textWebhooks } from './text-webhooks.ts'
import { emailWebhooks } from './webhooks.ts'

export const correspondence = defineModule({
  name: 'correspondence',
  layer: 12,
  owns: 'emails and text messages from outside, threads of conversations by email, consent to text messages',
  tables: {
    distributed: {
      person_id: ['correspondence.thread'],
    },
    local: ['correspondence.mailbox', 'correspondence.received', 'correspondence.text_consent'],
  },
  routes,
  homeOf,
  files: [emailWebhooks, textWebhooks, emailOriginals],
  jobs,
  checks,
  personalData,
  adapters: () => ({ mailbox: imapMailbox }),
  references: { moves: { 'correspondence.received.person_id': {} }, join: followConversations },
})
