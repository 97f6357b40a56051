import { translation } from '../words.ts'
import type { staffBidWords } from './bids.ts'

export const de = translation<typeof staffBidWords>({
  title: 'Neues Angebot',
  vendor: 'Dienstleister',
  kind: 'Kostenart',
  markup: 'Aufschlag (%)',
  less: 'Verringern',
  more: 'Erhöhen',
  unclear: 'Geben Sie einen Betrag ein.',
  remove: 'Position entfernen',
  addLine: 'Position hinzufügen',
  note: 'Hinweis an den Eigentümer',
  sum: 'Gesamt: {amount}.',
  needsApproval: 'Zustimmung der Eigentümer nötig.',
  withinLimit: 'Innerhalb des Limits: Sie können sofort beauftragen.',
  submit: 'Angebot einreichen',
  submitted: 'Angebot eingereicht',
  order: 'Arbeit beauftragen',
  ordered: 'Arbeit beauftragt. Der Eigentümer wird benachrichtigt.',
  limitChange: 'Reparaturlimit ändern',
  limitAmount: 'Ohne Zustimmung bis',
  limitHint: 'Der Betrag, dem der Eigentümer schriftlich zugestimmt hat.',
  limitFrom: 'Gültig ab',
  limitSave: 'Limit speichern',
  limitSaved: 'Limit gespeichert',
})
