import { refusalWords } from './messages/site/refusals.ts'
import { wordsIn } from './messages/words.ts'

/** An error in a language other than English, by its code; the server's own message if there is no translation. */
export const saidIn = (language: string, { code, message }: { code: string; message: string }): string =>
  (wordsIn(refusalWords, language) as Readonly<Record<string, string>>)[code] ?? message
