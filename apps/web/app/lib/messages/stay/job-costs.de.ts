import { translation } from '../words.ts'
import type { jobCostsWords } from './job-costs.ts'

export const de = translation<typeof jobCostsWords>({
  title: 'Kosten',
  limit: 'Reparaturen bis {amount} werden sofort beauftragt. Darüber stimmt zuerst der Eigentümer zu.',
  limitYours: 'Reparaturen bis {amount} werden sofort beauftragt. Darüber stimmen zuerst Sie zu.',
  lines: 'Posten des Angebots',
  what: 'Posten',
  kinds: {
    labor: 'Arbeit',
    materials: 'Material',
    other: 'Sonstiges',
  },
  cost: 'Kosten',
  markup: 'Aufschlag',
  charge: 'Berechnet',
  total: 'Gesamt',
  uninsured: 'Die hinterlegte Versicherung dieses Dienstleisters endet vor dem Tag des Auftrags.',
  byTeam: 'Eigenes Team',
  bidOf: 'Angebot {number}',
  asksOwner: 'Zustimmung des Eigentümers nötig',
  asksYou: 'Ihre Zustimmung nötig',
  states: {
    laid_out: 'Vorgelegt',
    accepted: 'Angenommen',
    declined: 'Abgelehnt',
  },
  said: {
    requested: '{name} bat um Freigabe von {amount}',
    approved: '{name} stimmte {amount} zu',
    countered: '{name} bot stattdessen {amount}',
    declined: '{name} lehnte {amount} ab',
    ordered: '{name} bestellte für {amount}',
  },
})
