import { translation } from '../words.ts'
import type { assistantWords } from './assistant.ts'

export const de = translation<typeof assistantWords>({
  provider: 'Anbieter',
  way: 'Protokoll',
  ways: {
    anthropic: 'Messages API von Anthropic',
    openai: 'OpenAI oder kompatibel (Chat Completions)',
  },
  address: 'Adresse',
  addressHint:
    'Vom Anbieter oder von einem eigenen Server. Eine private Adresse muss auf dem Server in AI_LOCAL_URLS stehen.',
  model: 'Modell',
  modelHint: 'Wie der Anbieter es schreibt.',
  key: 'API-Schlüssel',
  keyHint: 'Wird verschlüsselt gespeichert und nie wieder angezeigt. Ein eigener Server braucht vielleicht keinen.',
  cost: 'Kosten',
  costNote: 'Jeder Entwurf sendet bis zu etwa 6.000 Wörter und erhält bis zu 1.500 Token.',
  limit: 'Entwürfe am Tag, für das ganze Team',
  profiles: 'Stilprofile der Besucher',
  profilesNote:
    'Besucher können mit Worten und Links beschreiben, was ihnen gefällt. Der Anbieter erhält sie, den Anfang jeder verlinkten Seite und ihr Bild. Bei 0 liest unsere eigene Wortliste, und nichts wird gesendet.',
  profileLimit: 'Stilprofile am Tag, für alle Besucher',
  profileLimitHint: '0 schaltet es aus',
  profilesUsed: '{number} von {most} Stilprofilen heute',
  profileLimitInvalid: 'Geben Sie eine Zahl von 0 bis 5.000 ein',
  used: '{number} von {most} Entwürfen heute',
  off: 'Aus: Es ist kein Anbieter verbunden. Ihr Team schreibt jede Antwort.',
  usedUp: 'Das heutige Limit ist aufgebraucht',
  usedUpText:
    'Bis Mitternacht in der Zeitzone der Firma sind keine Entwürfe möglich. Um heute weiterzuarbeiten, erhöhen Sie das Limit unten.',
  sent: 'Der Anbieter erhält die Angaben zum Aufenthalt und zum Haus sowie die letzten Nachrichten der Unterhaltung. Türcodes, WLAN-Passwörter und Kartennummern werden vorher entfernt.',
  check: 'Prüfen und speichern',
  saved: 'KI-Entwürfe sind eingeschaltet.',
  addressInvalid: 'Geben Sie eine Adresse wie https://api.example.com/v1 ein',
  modelInvalid: 'Geben Sie den Namen des Modells ein',
  keyInvalid: 'Geben Sie den Schlüssel ein',
  limitInvalid: 'Geben Sie eine Zahl von 1 bis 5.000 ein',
})
