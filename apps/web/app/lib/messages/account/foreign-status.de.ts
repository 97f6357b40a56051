import { translation } from '../words.ts'
import type { foreignStatusWords } from './foreign-status.ts'

export const de = translation<typeof foreignStatusWords>({
  title: 'W-8: Erklärung des Auslandsstatus',
  lead: 'Für Partner, die keine „U.S. persons“ sind. Es ersetzt das W-9: Auszahlungen werden nur dann auf Formular 1042-S gemeldet, wenn die Arbeit in den USA geschieht.',
  toW8: 'Stattdessen W-8 unterschreiben',
  toW9: 'Stattdessen W-9 unterschreiben',
  kind: 'Sie sind',
  name: 'Vollständiger Name',
  nameCompany: 'Name des Unternehmens',
  citizenship: 'Staatsangehörigkeit',
  incorporation: 'Land der Gründung',
  birthDate: 'Geburtsdatum',
  address: 'Ständige Wohnanschrift',
  addressHint: 'Außerhalb der USA. Kein Postfach',
  taxId: 'Ausländische Steuernummer',
  taxIdHint: 'Die Steuernummer Ihres Landes. Wir speichern sie verschlüsselt und zeigen nur die letzten vier Stellen',
  worksAbroad: 'Ich leiste alle bezahlte Arbeit außerhalb der USA',
  worksAbroadHint:
    'Nicht ankreuzen, wenn ein Teil in den USA geschieht. Dann behalten wir 30 % Ihrer Provisionen für den IRS ein und melden sie auf Formular 1042-S.',
  treaty: 'Unsere Firma beruft sich auf das Steuerabkommen ihres Landes: kein Einbehalt',
  treatyHint:
    'Für Unternehmensgewinne ohne Betriebsstätte in den USA. Auf Formular 1042-S werden sie trotzdem gemeldet',
  treatyWrong: 'Wir können kein Steuerabkommen mit diesem Land anwenden.',
  noPersonalTreaty:
    'Als Person können Sie sich hier nicht auf ein Abkommen berufen: Dafür braucht es jedes Jahr Formular 8233. Schreiben Sie uns vor der ersten Auszahlung.',
  certified: 'Ich versichere dies unter Strafandrohung.',
  sign: 'W-8 unterschreiben',
  saved: 'W-8 unterschrieben.',
  until: 'Gültig bis {day}',
  expired: 'Abgelaufen am {day}. Für Auszahlungen neu unterschreiben.',
  onFile: 'W-8 liegt vor',
  again: 'Neues W-8 unterschreiben',
  usProblem: 'US-Personen unterschreiben ein W-9.',
  signed: 'Unterschrieben als „{name}“ am {when}',
  kinds: {
    w8ben: 'Eine Person (W-8BEN)',
    w8ben_e: 'Ein Unternehmen (W-8BEN-E)',
    w8eci: 'Mieten eines Hauses (W-8ECI)',
    w8eci_services: 'Eine Firma mit Geschäft in den USA (W-8ECI)',
  },
  connected: {
    entity: 'Die Firma ist',
    usAddress: 'Geschäftsadresse in den USA',
    note: 'Kein Einbehalt: Die Firma gibt die Provisionen in einer US-Steuererklärung an und zahlt die Steuer selbst. Formular 1042-S meldet sie.',
  },
  rents: {
    title: 'W-8ECI: Mieten von Eigentümern im Ausland',
    lead: 'Für Eigentümer, die keine US-Personen sind. Es ersetzt das W-9: Von Ihren Mieten wird nichts einbehalten; ein 1099 wird nicht gemeldet.',
    entity: 'Wer die Mieten erhält',
    entities: {
      individual: 'Einer Person',
      corporation: 'Einer Kapitalgesellschaft',
      partnership: 'Einer Personengesellschaft',
      trust_estate: 'Einem Trust oder Nachlass',
    },
    usAddress: 'Adresse Ihres Hauses in den USA',
    usAddressHint: 'Woher die Mieten kommen. Bei mehreren Häusern genügt eines',
    taxId: 'US-Steuernummer',
    taxIdHint:
      'SSN, ITIN oder EIN, neun Ziffern. Eine ITIN beantragen Sie mit dem IRS-Formular W-7. Wir speichern sie verschlüsselt und zeigen nur die letzten vier Stellen',
    taxIdWrong: 'Geben Sie eine gültige neunstellige Nummer ein.',
    election:
      'Sie versteuern die Mieten mit einer US-Steuererklärung, nach Abzug der Kosten. Bei ein oder zwei Häusern ist dafür meist ein Antrag in der Erklärung nötig (Internal Revenue Code §871(d) oder §882(d)). Ihr Steuerberater hilft.',
  },
})
