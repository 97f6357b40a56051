import { translation } from '../words.ts'
import type { questionWords } from './questions.ts'

export const de = translation<typeof questionWords>({
  title: 'Ihre Fragen',
  lead: 'Was Sie zu unseren Häusern gefragt haben und was der Concierge geantwortet hat.',
  about: 'Fragen zu {home}',
  aboutText:
    'Es antwortet jemand, der dort geschlafen hat, meist binnen eines Tages. Wir schreiben Ihnen dann. Was anderen hilft, bleibt ohne Ihren Namen auf der Seite des Hauses.',
  question: 'Ihre Frage',
  missing: 'Bitte schreiben Sie Ihre Frage.',
  failed: 'Das hat nicht geklappt',
  send: 'Frage senden',
  sent: 'Der Concierge hat Ihre Frage',
  none: 'Sie haben noch nichts gefragt',
  noneText: 'Auf der Seite jedes Hauses steht „Den Concierge fragen“.',
  search: 'Häuser ansehen',
  waits: 'Wir fragen nach',
  answered: 'Beantwortet',
  deskTitle: 'Fragen',
  deskLead:
    'Was vor dem Buchen über ein Haus gefragt wird. Wer gefragt hat, bekommt Post, sobald es eine Antwort gibt.',
  deskWaiting: 'Wartet',
  deskAnswered: 'Beantwortet',
  deskNone: 'Nichts wartet',
  deskNoneText: 'Fragen stehen hier, sobald sie gestellt sind.',
  onPage: 'Auf der Seite des Hauses',
  offPage: 'Zwischen Gast und Team',
  answer: 'Antwort',
  keep: 'Beides auf der Seite des Hauses behalten',
  shown: 'Die Frage, wie sie dort steht',
  shownHint: 'Ohne Namen und ohne das, was sonst niemanden angeht.',
  save: 'Antworten',
  saveAgain: 'Neuen Wortlaut speichern',
  change: 'Antwort ändern',
  done: 'Die Antwort ist gespeichert',
  missingAnswer: 'Bitte schreiben Sie eine Antwort.',
  missingShown: 'Bitte geben Sie den Wortlaut der Frage an.',
})
