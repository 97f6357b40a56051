import { translation } from '../words.ts'
import type { staffTaxFormsWords } from './tax-forms.ts'

export const de = translation<typeof staffTaxFormsWords>({
  title: 'Steuerformulare',
  head: '1099-MISC für {year}',
  lead: '{number, plural, =0 {Kein Formular ist fällig} one {# Formular ist fällig} other {# Formulare sind fällig}}: Mieten von {sum} in Feld 1, vor Provision, nach dem Tag der Zahlung. Gemeldet wird ab {threshold}.',
  years: 'Jahre',
  withholdTitle: '{sum} sind einzubehalten und an den IRS abzuführen',
  withholdText:
    'Diese Empfänger haben keine gültige Nummer gegeben, oder der IRS verlangt es: 24 % ihrer Mieten. Von selbst wird nichts einbehalten: Bitten Sie um das W-9, oder nehmen Sie die Summe von dem, was ihnen gehört, und führen Sie sie mit Formular 945 ab.',
  unknownTitle: 'Die Grenze für {year} nachsehen',
  unknownText: 'Sie wird ab 2027 angepasst. Bis sie hier bekannt ist, gilt die letzte, damit niemand fehlt.',
  elsewhere: 'In anderer Währung gezahlt und in keiner Summe hier: zum Kurs jedes Zahlungstags umrechnen',
  payees: 'Wer bezahlt wurde',
  payeesNote: 'die Größten zuerst',
  caption: 'Alle, denen im Jahr Miete gezahlt wurde, mit Nummer, Stand und der Summe von Feld 1',
  payee: 'Empfänger',
  business: 'Firmenname',
  address: 'Anschrift',
  number: 'Nummer',
  none: '–',
  state: 'Stand',
  states: {
    report: 'Zu melden',
    below: 'Unter der Grenze',
    exempt: 'Befreit: Kapitalgesellschaft oder durch Kennziffer',
    abroad: 'Im Ausland bezahlt, kein W-9: 1042-S prüfen',
  },
  noForm: 'W-9 fehlt',
  withhold: 'Einzubehalten',
  gross: 'Mieten, Feld 1',
  together: 'Zusammen',
  reportedFoot: '{sum} gemeldet',
  csv: 'CSV',
  csvLabel: 'Die Liste als CSV sichern',
  file: 'Datei mit Nummern',
  filed:
    '{number, plural, one {# Formular} other {# Formulare}} gesichert. Verwahren Sie die Datei so wie die Nummern selbst.',
  noneDue: 'Kein Formular ist fällig.',
  nobody: 'In diesem Jahr wurde niemandem Miete gezahlt',
  nobodyText: 'Mieten zählen in dem Jahr, in dem sie dem Eigentümer gezahlt oder für ihn verwendet werden.',
  foot: 'Diese Liste enthält nur Mieten. Reparaturfirmen und Partner werden anderswo bezahlt: Was sie bekommen, wird von dort auf 1099-NEC gemeldet.',
})
