/**
 * translations own the memory of what has been translated, and the asking of providers for what has not.
 * They promise that a text is asked for once however many want it, that markup and placeholders come back as they went,
 *   and that a failing provider shows as the original text and nothing else.
 * They announce translation.kept { pairs }.
 */
export { libretranslate } from './adapters/libretranslate.ts'
export { knownTranslations, saveTranslations, wantTranslations } from './content.ts'
