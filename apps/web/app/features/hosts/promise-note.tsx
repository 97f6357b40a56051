import './hosts.css'
import { promiseAnswerHours, promiseReportHours } from '@porchlight/contract'
import { Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { hostWords } from '#app/lib/messages/stay/hosts.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The as-described promise in one sentence, with its full text a tap away. */
export const PromiseNote = () => {
  const words = useWords(hostWords)
  return (
    <p className="promise-note t-small">
      <Icon name="shield" size={20} />
      <span>
        {words.promise({ report: promiseReportHours, answer: promiseAnswerHours })}{' '}
        <UiLink
          className="inline-link"
          href={href('/terms/:agreementType?', { agreementType: 'as-described-promise' })}
          target="_blank"
        >
          {words.promiseLink}
        </UiLink>
      </span>
    </p>
  )
}
