import { translation } from '../words.ts'
import type { quizWords } from './quiz.ts'

export const de = translation<typeof quizWords>({
  title: 'Welcher Ort passt zu Ihnen?',
  lead: 'Sechs Fragen, eine Minute. Sie erhalten passende Orte und Häuser, die Sie buchen können.',
  shared: 'Jemand aus Ihrem Kreis bekam {town}. Welcher Ort ist Ihrer?',
  answerAll: 'Beantworten Sie jede Frage. Ihre Antworten sind noch da.',
  dates: 'Wann möchten Sie reisen? (freiwillig)',
  arrive: 'Anreise',
  depart: 'Abreise',
  adults: 'Gäste',
  submit: 'Meinen Ort ansehen',
  privacy: 'Ohne Namen und E-Mail. Ihre Antworten bleiben bei diesem Link.',
  questions: {
    morning: {
      title: 'Ein guter Morgen beginnt mit',
      choices: {
        swim: 'Schwimmen',
        trail: 'einem Pfad',
        market: 'einem Markt',
        porch: 'Kaffee auf der Veranda',
      },
    },
    company: {
      title: 'Sie reisen mit',
      choices: {
        partner: 'Partner oder Partnerin',
        children: 'Kindern',
        friends: 'Freunden',
        alone: 'einem guten Buch',
      },
    },
    evening: {
      title: 'Der Abend gehört',
      choices: {
        dinner_out: 'dem Essen im Ort',
        grill: 'dem Grill',
        sunset: 'dem Sonnenuntergang',
        stars: 'den Sternen',
      },
    },
    home: {
      title: 'Das Haus braucht',
      choices: {
        view: 'Aussicht',
        space: 'Platz für alle',
        design: 'gutes Design',
        simple: 'das Nötige, nicht mehr',
      },
    },
    rain: {
      title: 'Wenn es regnet',
      choices: {
        book: 'lesen Sie',
        shops: 'gehen Sie einkaufen',
        walk: 'wandern Sie trotzdem',
        games: 'spielen Sie',
      },
    },
    budget: {
      title: 'Das Budget ist',
      choices: {
        careful: 'sparsam',
        middle: 'dazwischen',
        generous: 'großzügig',
      },
    },
  },
  resultTitle: 'Ihr Ort ist {town}',
  scoring:
    'Ihre Antworten zeigen, was Ihnen wichtig ist. Wir vergleichen das mit dem, was die Häuser jedes Ortes bieten: Wasser, Ruhe, Größe, Preis und Natur.',
  fit: '{score} von 100',
  reasons: {
    water: 'Das Wasser ist nah',
    quiet: 'Nachts ist es ruhig',
    lively: 'Hier ist mehr los',
    family: 'Die Häuser haben Platz für alle',
    couple: 'Häuser in der richtigen Größe für zwei',
    luxury: 'Die feinsten Häuser stehen hier',
    nature: 'Gärten und Pfade vor der Tür',
    value: 'Mehr Nächte für Ihr Geld',
  },
  homes: 'Häuser hier',
  homesFor: 'Verfügbar {dates}',
  noHomes: 'Für diese Daten ist hier kein Haus verfügbar.',
  home: '{bedrooms, plural, one {# Schlafzimmer} other {# Schlafzimmer}}, {sleeps} Schlafplätze',
  allHomes: 'Alle Häuser in {town} ansehen',
  noTowns: 'Derzeit wird kein Haus angeboten.',
  from: 'ab {price} pro Nacht',
  shareTitle: 'Ihren Ort teilen',
  shareText: 'Der Link zeigt Ihren Ort, aber keine Ihrer Antworten.',
  shareEmail: 'Per E-Mail teilen',
  again: 'Test wiederholen',
  saveTitle: 'Dieses Ergebnis per E-Mail',
  saveText: 'Mit den passenden Häusern, damit Sie sie wiederfinden.',
  agree: 'Ja, senden Sie mir dieses Ergebnis und Neuigkeiten zu diesen Orten. Abbestellen genügt mit einem Klick.',
  agreeMissing: 'Ohne Ihre Zustimmung dürfen wir Ihnen nicht schreiben.',
  check: 'Prüfen Sie die markierten Felder.',
  save: 'Ergebnis senden',
  saved: 'Gesendet. Sehen Sie in Ihr Postfach.',
  answered: '{done} von {all} beantwortet',
  others: 'Knapp dahinter',
})
