import { changeLanguage, type Language } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { keepLanguage } from '#app/lib/language.ts'

/** Saves a user's choice to the account, a visitor's in the browser; false when the server failed. */
export const chooseLanguage = async (language: Language, isUser: boolean): Promise<boolean> => {
  keepLanguage(language)
  return !isUser || (await api(changeLanguage, { body: { language } })).ok
}
