import { translation } from '../words.ts'
import type { describeWords } from './describe.ts'

export const de = translation<typeof describeWords>({
  startTitle: 'Oder in eigenen Worten',
  startLead:
    'Beschreiben Sie, wie es sein soll, oder verlinken Sie Seiten, die Ihnen gefallen. Wir zeigen, was wir daraus lesen und welche Häuser passen.',
  addTitle: 'Worte oder Links ergänzen',
  addLead: 'Fehlte etwas in den Bildern? Schreiben Sie es auf. Das Profil wird mit Ihrer Auswahl gespeichert.',
  words: 'Was gefällt Ihnen?',
  wordsHint: 'Zum Beispiel: eine gemütliche Hütte am See mit Kamin, aber ohne Pool',
  link: 'Link {number}',
  linkHint: 'Eine Seite oder ein Bild, das Ihnen gefällt. Wir lesen es einmal.',
  addLink: 'Weiteren Link hinzufügen',
  privacy:
    'Wir speichern das Profil unter einer privaten Adresse; Sie können es jederzeit löschen. Vielleicht liest ein KI-Dienst Ihre Eingaben: Lassen Sie Namen und Privates weg.',
  send: 'Mein Profil ansehen',
  noScript: 'Dafür braucht es JavaScript, das in Ihrem Browser aus ist. Bilder wählen geht auch ohne.',
  badLink: 'Geben Sie eine Adresse ein, die mit https:// beginnt',
  empty: 'Schreiben Sie, was Ihnen gefällt, oder fügen Sie einen Link hinzu',
  failed: 'Das Profil konnte nicht erstellt werden',
  notes: 'Ihre Angaben',
  linkState: {
    read: 'Link {number} wurde gelesen',
    unreachable: 'Link {number}: Die Seite antwortete nicht',
    no_page: 'Link {number}: weder Seite noch Bild',
    closed: 'Link {number}: keine öffentliche Adresse',
  },
  readBy: {
    model: 'Von einem KI-Modell gelesen. Es nennt nur Merkmale unserer Häuser, jede Begründung ist zitiert.',
    list: 'Mit unserer eigenen Wort- und Farbliste gelesen. Jede Begründung ist zitiert.',
  },
  said: {
    words: 'Sie schrieben „{quote}“',
    wordsUnquoted: 'Aus eigenen Worten',
    page: 'In Link {number} steht „{quote}“',
    pageUnquoted: 'Aus einer verlinkten Seite',
    picture: 'Das Bild von Link {number} zeigt: {quote}',
    pictureUnquoted: 'Aus den Farben des Bildes von Link {number}',
  },
  against: '{reason}: das spricht dagegen',
})
