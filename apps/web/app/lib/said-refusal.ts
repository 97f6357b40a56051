import { refusalWords } from './messages/site/refusals.ts'
import { wordsIn } from './messages/words.ts'

/** A refusal in another language than English, by its code; the server's own sentence where there are no words for it. */
export const saidIn = (language: string, { code, message }: { code: string; message: string }): string =>
  (wordsIn(refusalWords, language) as Readonly<Record<string, string>>)[code] ?? message
