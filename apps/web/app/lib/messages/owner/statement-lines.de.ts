import { translation } from '../words.ts'
import type { statementLineWords } from './statement-lines.ts'

export const de = translation<typeof statementLineWords>({
  payout: 'Auszahlung',
  returned: 'Auszahlung, von der Bank zurückgeschickt',
  kept: 'Einbehalten vom stornierten Aufenthalt von {guest}',
  damage: 'Schaden, {guest} berechnet',
  corrected: 'Korrektur: {what}',
  late: 'Gehört zum {date}; dieser Zeitraum ist abgeschlossen.',
  nights: '{number, plural, one {# Nacht} other {# Nächte}}',
  taxOf: 'Steuer, {authority}',
  parts: {
    guest: 'Vom Gast bezahlt',
    toCome: 'Kommt noch vom Gast',
    coOwners: 'Miteigentümer',
    agent: 'Agentur',
    vendor: 'An die Firma bezahlt',
    tax: 'Steuer',
    protection: 'Reiseschutz',
    waiver: 'Schadensverzicht',
    commission: 'Provision',
    cleaning: 'Reinigung',
    service: 'Servicegebühr',
    operator: 'Vom Betreiber getragen',
  },
  basis: {
    check_in: 'Aufenthalte zählen am Tag der Anreise, am Ort des Hauses.',
    each_night: 'Aufenthalte zählen Nacht für Nacht, am Ort des Hauses.',
    check_out: 'Aufenthalte zählen am Tag der Abreise, am Ort des Hauses.',
    mixed: 'Aufenthalte zählen an dem Tag, den der Vertrag jedes Hauses nennt, am Ort des Hauses.',
  },
})
