import { translation } from '../words.ts'
import type { translationNoteWords } from './translation-note.ts'

export const de = translation<typeof translationNoteWords>({
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
