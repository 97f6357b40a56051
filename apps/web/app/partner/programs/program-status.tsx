import type { ApplicationState, PartnerLicense, partnerApplications, ResultsOf } from '@porchlight/contract'
import { Section, Status, type StatusState, UiLink } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ApplyAgain } from './apply-again.tsx'
import { AddLicense } from './license-form.tsx'

type Programs = ResultsOf<typeof partnerApplications>

const shapes: Record<ApplicationState, StatusState> = {
  submitted: 'waiting',
  agreement_sent: 'yours',
  signed: 'half',
  active: 'done',
  rejected: 'broken',
  paused: 'off',
  lapsed: 'broken',
  terminated: 'off',
}
const licenseShapes: Record<PartnerLicense['status'], StatusState> = {
  valid: 'done',
  expires_soon: 'yours',
  expired: 'broken',
  unverified: 'waiting',
}

const Licenses = ({ licenses, today }: { licenses: Programs['licenses']; today: string }) => {
  const words = useWords(partnerProgramWords)
  const { date } = useFormats()
  return (
    <Section title={words.licenses}>
      <p className="muted partner-terms">{words.licensesNote}</p>
      {licenses.map(({ id, state, number, expiresOn, status }) => (
        <p key={id} className="partner-due">
          <span>
            <b>
              {state} <span className="num">{number}</span>
            </b>
            <small className="num">{words.until({ day: date(expiresOn) })}</small>
          </span>
          <Status state={licenseShapes[status]}>{words.licenseStates[status]}</Status>
        </p>
      ))}
      <AddLicense today={today} />
    </Section>
  )
}

/** The partner's status in each program, and a broker's licenses. */
export const ProgramStatus = ({
  applications,
  licenses,
  isBroker,
  today,
}: Programs & { isBroker: boolean; today: string }) => {
  const words = useWords(partnerProgramWords)
  const { date } = useFormats()
  return (
    <>
      {applications.length > 0 && (
        <Section title={words.programsTitle}>
          {applications.map(({ id, program, state, reason, agreement, bindsUntil }) => (
            <div key={id} className="partner-due">
              <span>
                <b>{words.programs[program]}</b>
                {state === 'submitted' && <small>{words.reviewText}</small>}
                {reason && <small data-content>{reason}</small>}
                {bindsUntil && <small className="num">{words.agreementUntil({ day: date(bindsUntil) })}</small>}
                {agreement && (
                  <UiLink className="inline-link" href={agreement}>
                    {state === 'agreement_sent' ? words.readAgreement : words.viewAgreement}
                  </UiLink>
                )}
                {state === 'rejected' && <ApplyAgain program={program} />}
              </span>
              <Status state={shapes[state]}>{words.applicationStates[state]}</Status>
            </div>
          ))}
        </Section>
      )}
      {isBroker && <Licenses licenses={licenses} today={today} />}
    </>
  )
}
