import { translation } from '../words.ts'
import type { shellWords } from './shell.ts'

export const de = translation<typeof shellWords>({
  skipToContent: 'Zum Inhalt springen',
  mainMenu: 'Hauptmenü',
  pages: 'Seiten',
  openMenu: 'Menü',
  closeMenu: 'Menü schließen',
  houses: 'Häuser',
  favourites: 'Merkliste',
  listYourHouse: 'Ihr Haus vermieten',
  ownersDesk: 'Eigentümerbereich',
  yourTrips: 'Ihre Reisen',
  myAccount: 'Mein Konto',
  logIn: 'Anmelden',
  logout: 'Abmelden',
  accountOf: 'Konto von {name}',
  footerCta: 'Wir beantworten gern Ihre Fragen',
  footerCtaText: 'Rufen Sie an oder schreiben Sie: Es antwortet jemand, der in diesen Häusern geschlafen hat.',
  writeToUs: 'Schreiben Sie uns',
  about:
    'Schöne Häuser an der Küste und im Landesinneren, jedes besucht und vermessen von den Menschen, die ans Telefon gehen.',
  stay: 'Reisen',
  own: 'Vermieten',
  allHouses: 'Alle Häuser',
  ownerLogin: 'Anmeldung für Eigentümer',
  appearance: 'Darstellung',
  language: 'Sprache',
  back: 'Zurück',
  unexpected:
    'Ein Fehler ist aufgetreten, und wir versuchen, ihn zu melden. Bitte merken Sie sich, was Sie gerade getan haben; vielleicht müssen Sie die App neu starten oder Ihre Angaben noch einmal eingeben.',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'Wie das System',
  copyright: '© {year} {name}',
  loading: 'Wird geladen',
  notices: 'Hinweise',
  dismiss: 'Ausblenden',
  error: 'Fehler',
  couldNotComplete: 'Die Anfrage konnte nicht ausgeführt werden',
  notFound: 'Seite nicht gefunden',
  notFoundText:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder dem Link fehlt ein Buchstabe.',
  backHome: 'Zurück zur Startseite',
  failed: 'Bei uns ist etwas schiefgegangen',
  failedText:
    'Die Seite konnte nicht erstellt werden. Auf dem Server ist nichts verloren gegangen; bitte versuchen Sie es noch einmal.',
  unavailable: 'Wir sind gleich wieder da',
  unavailableText:
    'Der Dienst wird gerade neu gestartet oder aktualisiert. Bitte versuchen Sie es in einer Minute noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  quoteThis: 'Wenn Sie uns schreiben, nennen Sie bitte {id}.',
  forbidden: 'Diese Seite ist nicht für Sie bestimmt',
  forbiddenText: 'Sie gehört zu einem anderen Konto.',
  defaultDescription:
    'Luxuriöse Ferienhäuser, jedes gründlich geprüft. Jetzt buchen! Strand, Hunde willkommen, am See, Anwesen, Familie, Abenteuer.',
})
