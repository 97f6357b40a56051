/**
 * Translations own the memory of what has been translated, and the requests to providers for what has not.
 * Promises: a text is requested once however many callers want it; markup and placeholders are returned unchanged; a
 * failing provider only causes the original text to be shown.
 * Announces: translation.kept { pairs }.
 */
export { libretranslate } from './adapters/libretranslate.ts'
export { knownTranslations, saveTranslations, wantTranslations } from './content.ts'
