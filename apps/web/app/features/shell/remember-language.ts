import { changeLanguage, type Language } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

/** Every page and letter of the user speaks it from now on; false when the server could not be told. */
export const rememberLanguage = async (language: Language): Promise<boolean> =>
  (await api(changeLanguage, { body: { language } })).ok
