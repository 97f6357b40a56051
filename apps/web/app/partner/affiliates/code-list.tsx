import type { affiliateReport, ResultsOf } from '@porchlight/contract'
import { Status } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { referralsWords } from '#app/lib/messages/partner/referrals.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The partner's codes, with their rates and whether they count. */
export const CodeList = ({ codes }: Pick<ResultsOf<typeof affiliateReport>, 'codes'>) => {
  const words = useWords(referralsWords)
  const { percent } = useFormats()
  return (
    <ul className="affiliate-codes" aria-label={words.codes}>
      {codes.map(({ code, rate, paused }) => (
        <li key={code}>
          <b data-content>{code}</b>
          <span className="muted num">
            {words.rate}: {percent(rate)}
          </span>
          <Status state={paused ? 'waiting' : 'done'}>{paused ? words.rests : words.counts}</Status>
        </li>
      ))}
    </ul>
  )
}
