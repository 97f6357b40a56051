import type { Language } from '@porchlight/contract'
import deAccounts from '../messages/de/accounts.json' with { type: 'json' }
import deBookings from '../messages/de/bookings.json' with { type: 'json' }
import deDocuments from '../messages/de/documents.json' with { type: 'json' }
import deEmails from '../messages/de/emails.json' with { type: 'json' }
import deHomes from '../messages/de/homes.json' with { type: 'json' }
import deLeads from '../messages/de/leads.json' with { type: 'json' }
import dePrice from '../messages/de/price.json' with { type: 'json' }
import deReports from '../messages/de/reports.json' with { type: 'json' }
import deStatements from '../messages/de/statements.json' with { type: 'json' }
import deStays from '../messages/de/stays.json' with { type: 'json' }
import enAccounts from '../messages/en/accounts.json' with { type: 'json' }
import enBookings from '../messages/en/bookings.json' with { type: 'json' }
import enDocuments from '../messages/en/documents.json' with { type: 'json' }
import enEmails from '../messages/en/emails.json' with { type: 'json' }
import enHomes from '../messages/en/homes.json' with { type: 'json' }
import enLeads from '../messages/en/leads.json' with { type: 'json' }
import enPrice from '../messages/en/price.json' with { type: 'json' }
import enReports from '../messages/en/reports.json' with { type: 'json' }
import enStatements from '../messages/en/statements.json' with { type: 'json' }
import enStays from '../messages/en/stays.json' with { type: 'json' }
import esAccounts from '../messages/es/accounts.json' with { type: 'json' }
import esBookings from '../messages/es/bookings.json' with { type: 'json' }
import esDocuments from '../messages/es/documents.json' with { type: 'json' }
import esEmails from '../messages/es/emails.json' with { type: 'json' }
import esHomes from '../messages/es/homes.json' with { type: 'json' }
import esLeads from '../messages/es/leads.json' with { type: 'json' }
import esPrice from '../messages/es/price.json' with { type: 'json' }
import esReports from '../messages/es/reports.json' with { type: 'json' }
import esStatements from '../messages/es/statements.json' with { type: 'json' }
import esStays from '../messages/es/stays.json' with { type: 'json' }
import frAccounts from '../messages/fr/accounts.json' with { type: 'json' }
import frBookings from '../messages/fr/bookings.json' with { type: 'json' }
import frDocuments from '../messages/fr/documents.json' with { type: 'json' }
import frEmails from '../messages/fr/emails.json' with { type: 'json' }
import frHomes from '../messages/fr/homes.json' with { type: 'json' }
import frLeads from '../messages/fr/leads.json' with { type: 'json' }
import frPrice from '../messages/fr/price.json' with { type: 'json' }
import frReports from '../messages/fr/reports.json' with { type: 'json' }
import frStatements from '../messages/fr/statements.json' with { type: 'json' }
import frStays from '../messages/fr/stays.json' with { type: 'json' }

/** ICU messages in JSON, one file per language and area, in the format translation tools read. English is the base. */
const en = {
  ...enAccounts,
  ...enBookings,
  ...enDocuments,
  ...enEmails,
  ...enHomes,
  ...enLeads,
  ...enPrice,
  ...enReports,
  ...enStatements,
  ...enStays,
}

export type WordingCode = keyof typeof en
type Messages = Readonly<Record<WordingCode, string>>

/** A missing translation doesn't compile. */
export const catalog: Readonly<Record<Language, Messages>> = {
  en,
  es: {
    ...esAccounts,
    ...esBookings,
    ...esDocuments,
    ...esEmails,
    ...esHomes,
    ...esLeads,
    ...esPrice,
    ...esReports,
    ...esStatements,
    ...esStays,
  },
  fr: {
    ...frAccounts,
    ...frBookings,
    ...frDocuments,
    ...frEmails,
    ...frHomes,
    ...frLeads,
    ...frPrice,
    ...frReports,
    ...frStatements,
    ...frStays,
  },
  de: {
    ...deAccounts,
    ...deBookings,
    ...deDocuments,
    ...deEmails,
    ...deHomes,
    ...deLeads,
    ...dePrice,
    ...deReports,
    ...deStatements,
    ...deStays,
  },
}

export const isWordingCode = (text: string): text is WordingCode => Object.hasOwn(en, text)
