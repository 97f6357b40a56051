import { translation } from '../words.ts'
import type { translatedWords } from './translated.ts'

export const de = translation<typeof translatedWords>({
  translated:
    'Aus dem {language, select, en {Englischen} es {Spanischen} fr {Französischen} other {Deutschen}} übersetzt.',
  inPart:
    'Zum Teil aus dem {language, select, en {Englischen} es {Spanischen} fr {Französischen} other {Deutschen}} übersetzt.',
  asWritten:
    'So, wie es geschrieben wurde: {language, select, en {auf Englisch} es {auf Spanisch} fr {auf Französisch} other {auf Deutsch}}.',
  none: '{language, select, en {Auf Englisch geschrieben.} es {Auf Spanisch geschrieben.} fr {Auf Französisch geschrieben.} other {Auf Deutsch geschrieben.}} Es gibt noch keine Übersetzung.',
  showOriginal: 'Original anzeigen',
  showTranslation: 'Übersetzung anzeigen',
})
