import { render, type Said, type Spoken, said } from '@porchlight/wording'

/** The purpose of a verification code. */
export type CodePurpose = 'reset' | 'device' | 'phone' | 'email' | 'temporary' | 'signup'

/** The email, text message, and voice call for a code, in the recipient's language. */
export const codeWords = (language: Spoken) => {
  const say = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
  return {
    subject: (purpose: CodePurpose) => say('code.subject', { purpose }),
    heading: (purpose: CodePurpose) => say('code.heading', { purpose }),
    paragraphs: (purpose: CodePurpose, firstName: string, minutes: number) => [
      // A person signing up has no name yet.
      ...(firstName ? [say('code.greeting', { firstName })] : []),
      [say('code.why', { purpose }), ...(purpose === 'temporary' ? [] : [say('code.expires', { minutes })])].join(' '),
      say('code.warning'),
    ],
    label: (purpose: CodePurpose) => say('code.label', { purpose }),
    text: (code: string, minutes: number) => say('code.text', { code, minutes }),
    /** Spelled out digit by digit for text to speech. */
    spoken: (company: string, code: string) => say('code.spoken', { company, digits: [...code].join(', ') }),
  }
}

/** The code in one of our messages, for the outbox page. */
export const codeIn = (text: string): string | undefined =>
  /\b(\d{6})\b/.exec(text)?.[1] ??
  /\b((?:[a-z2-9]{5}-){2}[a-z2-9]{5})\b/.exec(text)?.[1] ??
  /(?:\d, ){5}\d/.exec(text)?.[0].replaceAll(', ', '')
