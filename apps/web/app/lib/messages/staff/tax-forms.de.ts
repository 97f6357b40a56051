import { translation } from '../words.ts'
import type { staffTaxFormsWords } from './tax-forms.ts'

export const de = translation<typeof staffTaxFormsWords>({
  title: 'Steuerformulare',
  head: '1099-MISC für {year}',
  lead: '{number, plural, =0 {Keine Formulare fällig} one {# Formular fällig} other {# Formulare fällig}}: Mieten von {sum} in Feld 1, vor Provision, nach Zahlungsdatum. Meldegrenze: {threshold}.',
  years: 'Jahre',
  withholdTitle: '{sum} Backup Withholding für den IRS',
  withholdText:
    '24 % der Mieten von Empfängern ohne gültige TIN oder mit IRS-Bescheid. Holen Sie das W-9 ein oder behalten Sie den Betrag ein (Form 945).',
  unknownTitle: 'Meldegrenze {year} prüfen',
  unknownText: 'Sie wird ab 2027 angepasst. Bis dahin gilt die letzte bekannte Grenze, damit niemand fehlt.',
  elsewhere: 'In anderer Währung gezahlt und in keiner Summe: zum Kurs des Zahltags umrechnen',
  payees: 'Empfänger',
  payeesNote: 'größte zuerst',
  caption: 'Empfänger des Jahres mit TIN, Status und Summe in Feld 1',
  payee: 'Empfänger',
  business: 'Firmenname',
  address: 'Anschrift',
  number: 'Steuernummer (TIN)',
  none: '–',
  state: 'Status',
  states: {
    report: 'Zu melden',
    below: 'Unter der Grenze',
    exempt: 'Befreit: Gesellschaft oder Befreiungscode',
    abroad: 'Ins Ausland gezahlt, kein W-9: 1042-S prüfen',
  },
  noForm: 'W-9 fehlt',
  withhold: 'Einzubehalten',
  gross: 'Mieten, Feld 1',
  together: 'Gesamt',
  reportedFoot: '{sum} gemeldet',
  csv: 'CSV',
  csvLabel: 'Empfänger als CSV exportieren',
  file: 'Mit vollständigen TINs laden',
  filed:
    '{number, plural, one {# Formular} other {# Formulare}} heruntergeladen. Bewahren Sie die Datei sicher auf: Sie enthält vollständige TINs.',
  noneDue: 'Keine Formulare fällig.',
  nobody: 'Keine Mieten in diesem Jahr gezahlt',
  nobodyText: 'Mieten zählen in dem Jahr, in dem sie an den Eigentümer oder für ihn gezahlt werden.',
  foot: 'Nur Mieten. Zahlungen an Dienstleister und Partner melden Sie auf Form 1099-NEC.',
})
