import { translation } from '../words.ts'
import type { translationNoteWords } from './translation-note.ts'

export const fr = translation<typeof translationNoteWords>({
  translated:
    'Traduit {language, select, en {de l’anglais} es {de l’espagnol} fr {du français} other {de l’allemand}}.',
  inPart:
    'Traduit en partie {language, select, en {de l’anglais} es {de l’espagnol} fr {du français} other {de l’allemand}}.',
  asWritten:
    '{language, select, en {Texte d’origine, en anglais.} es {Texte d’origine, en espagnol.} fr {Texte d’origine, en français.} other {Texte d’origine, en allemand.}}',
  none: '{language, select, en {Rédigé en anglais.} es {Rédigé en espagnol.} fr {Rédigé en français.} other {Rédigé en allemand.}} Il n’y a pas encore de traduction.',
  showOriginal: 'Afficher l’original',
  showTranslation: 'Afficher la traduction',
})
