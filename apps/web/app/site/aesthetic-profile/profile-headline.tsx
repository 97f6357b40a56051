import type { TasteReading } from '@porchlight/contract'
import type { ReactNode } from 'react'
import { useLanguage } from '#app/lib/language-context.ts'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Confidence } from './profile-report.tsx'
import { headlineOf } from './trait-text.ts'

type Props = { reading: TasteReading; whose: string; children?: ReactNode }

/** Owner, headline, and confidence of a profile. */
export const ProfileHeadline = ({ reading, whose, children }: Props) => {
  const words = useWords(profileWords)
  return (
    <header className="taste-head">
      <p className="muted">{whose}</p>
      <h1 className="t-hero">{headlineOf(reading, words, useLanguage()) ?? words.noHeadline}</h1>
      <Confidence reading={reading} />
      {children}
    </header>
  )
}
