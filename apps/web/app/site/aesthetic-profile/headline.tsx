import type { TasteReading } from '@porchlight/contract'
import type { ReactNode } from 'react'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useLanguage } from '#app/lib/spoken.ts'
import { headlineOf } from './lean-words.ts'
import { Sureness } from './told.tsx'

type Props = { reading: TasteReading; whose: string; children?: ReactNode }

/** Whose it is, what it comes to, and how sure that is. */
export const TasteHead = ({ reading, whose, children }: Props) => {
  const words = useWords(profileWords)
  return (
    <header className="taste-head">
      <p className="muted">{whose}</p>
      <h1 className="t-hero">{headlineOf(reading, words, useLanguage()) ?? words.noHeadline}</h1>
      <Sureness reading={reading} />
      {children}
    </header>
  )
}
