import { changeLanguage, type Language } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { keepLanguage } from '#app/lib/language.ts'

/** A user's choice goes to his account, everybody's stays with the browser; false when the server could not be told. */
export const chooseLanguage = async (language: Language, isUser: boolean): Promise<boolean> => {
  keepLanguage(language)
  return !isUser || (await api(changeLanguage, { body: { language } })).ok
}
