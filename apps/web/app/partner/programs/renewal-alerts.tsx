import type { PartnerApplication } from '@porchlight/contract'
import { Alert, UiLink } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Agreements to sign again, and until when the code works without. */
export const RenewalAlerts = ({ applications }: { applications: readonly PartnerApplication[] }) => {
  const words = useWords(partnerProgramWords)
  const { date } = useFormats()
  return applications.map(({ id, state, renewal }) => {
    if (!renewal) return null
    const title = state === 'lapsed' ? words.lapsedTitle : words.renewTitle({ day: date(renewal.signBy) })
    if (renewal.signed) return <Alert key={id} tone="info" title={words.renewSigned} />
    return (
      <Alert key={id} tone="warning" title={title}>
        <p>{words.renewText}</p>
        <UiLink className="inline-link" href={renewal.path}>
          {words.readAgreement}
        </UiLink>
      </Alert>
    )
  })
}
