import type { PriceConcern } from '@porchlight/contract'
import { Alert, TextArea } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { priceConcernWords } from '#app/lib/messages/owner/price-concerns.ts'
import { useWords, type WordsOf } from '#app/lib/messages/words.ts'

type Words = WordsOf<typeof priceConcernWords>

const sentenceOf = (concern: PriceConcern, words: Words, { money, day, percent }: Formats): string => {
  switch (concern.code) {
    case 'far_from_usual': {
      const { nights, night, amount, usual } = concern
      return words.far_from_usual({ nights, night: day(night), amount: money(amount), usual: money(usual) })
    }
    case 'unusual_amount':
      return words.unusual_amount({ amount: money(concern.amount) })
    case 'deep_discount':
      return words.deep_discount({ share: percent(concern.share) })
    case 'high_fee':
      return words.high_fee({ label: concern.label, amount: money(concern.amount), usual: money(concern.usual) })
    case 'high_share':
      return words.high_share({ label: concern.label, share: percent(concern.share) })
    case 'high_deposit':
      return words.high_deposit({ amount: money(concern.amount), usual: money(concern.usual) })
    case 'high_waiver':
      return words.high_waiver({ amount: money(concern.amount), deposit: money(concern.deposit) })
    case 'unusual_price': {
      const { label, amount, least, most } = concern
      return words.unusual_price({ label, amount: money(amount), least: money(least), most: money(most) })
    }
    case 'unusual_share': {
      const { label, share, least, most } = concern
      return words.unusual_share({ label, share: percent(share), least: percent(least), most: percent(most) })
    }
    case 'closes_home':
      return words.closes_home({ before: concern.before, after: concern.after })
  }
}

/** Lists likely typos. Renders nothing without concerns. */
export const ConcernAlert = ({ concerns, children }: { concerns: readonly PriceConcern[]; children?: ReactNode }) => {
  const words = useWords(priceConcernWords)
  const formats = useFormats()
  const sentences = [...new Set(concerns.map((concern) => sentenceOf(concern, words, formats)))]
  if (sentences.length === 0) return null
  return (
    <Alert tone="warning" title={words.title} live>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </Alert>
  )
}

type Props = { concerns: readonly PriceConcern[]; reason: string; onReason: (reason: string) => void }

/** The same with a field to confirm why they are correct. */
export const PriceConcerns = ({ concerns, reason, onReason }: Props) => {
  const words = useWords(priceConcernWords)
  return (
    <ConcernAlert concerns={concerns}>
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={onReason}
      />
    </ConcernAlert>
  )
}
