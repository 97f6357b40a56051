import type { Home, Quote } from '@porchlight/contract'
import { CancellationTerms } from '#app/features/price/cancellation-terms.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { homePolicyWords } from '#app/lib/messages/site/home-policy.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Block } from './home-sections.tsx'

const CancellationPolicy = ({ home, quote }: { home: Home; quote: Quote }) => {
  const { money } = useFormats()
  const words = useWords(homePolicyWords)
  const [first] = quote.schedule
  return (
    <Block
      title={words.cancel}
      text={words.cancelText({ name: quote.policyName, now: money(first?.amount ?? quote.total) })}
    >
      <CancellationTerms steps={quote.cancellation} zone={home.timeZone} arrive={quote.arrive} />
    </Block>
  )
}
export default CancellationPolicy
