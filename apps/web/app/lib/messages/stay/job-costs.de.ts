import { translation } from '../words.ts'
import type { jobCostsWords } from './job-costs.ts'

export const de = translation<typeof jobCostsWords>({
  title: 'Was es kostet',
  limit: 'Bis {amount} wird sofort bestellt; darüber wird zuerst der Eigentümer gefragt.',
  lines: 'Posten des Angebots',
  what: 'Wofür',
  kinds: {
    labor: 'Arbeit',
    materials: 'Material',
    other: 'Sonstiges',
  },
  cost: 'Kosten',
  markup: 'Unser Anteil',
  charge: 'Berechnet',
  total: 'Insgesamt',
  byTeam: 'Unser eigenes Team',
  bidOf: 'Angebot {number}',
  asksOwner: 'Wartet auf den Eigentümer',
  states: {
    laid_out: 'Vorgelegt',
    accepted: 'Vereinbart',
    declined: 'Nicht genommen',
  },
  said: {
    asked: '{name} fragte nach {amount}',
    approved: '{name} stimmte {amount} zu',
    countered: '{name} würde {amount} zahlen',
    declined: '{name} lehnte {amount} ab',
    ordered: '{name} bestellte für {amount}',
  },
})
