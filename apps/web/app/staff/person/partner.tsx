import type { PersonProfile } from '@porchlight/contract'
import { Section, Status } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { applicationShapes } from '../partner-pipeline/application-shapes.ts'
import { StaffLink } from '../staff-link.tsx'

/** A person's partner programs, with code, rate, and licenses. */
export const PartnerPrograms = ({ profile: { partner, person } }: { profile: PersonProfile }) => {
  const words = useWords(staffPersonWords)
  const programs = useWords(partnerProgramWords)
  const { date, percent } = useFormats()
  if (!partner) return null
  return (
    <Section
      title={words.partnerPrograms}
      side={
        <>
          <StaffLink className="inline-link" href={`${href('/staff/commissions')}?partnerId=${person.id}`}>
            {words.theirCommissions}
          </StaffLink>
          <StaffLink className="inline-link" href={href('/staff/partner-pipeline')}>
            {words.inPipeline}
          </StaffLink>
        </>
      }
    >
      <ul className="person-list">
        {partner.programs.map(({ program, state, code, rate, bindsUntil }) => (
          <li key={program}>
            <span className="staff-cell">
              {programs.programs[program]}
              {code && (
                <small className="num" data-content>
                  {[code, rate === null ? '' : percent(rate)].filter(Boolean).join(' · ')}
                </small>
              )}
              {bindsUntil && <small>{programs.agreementUntil({ day: date(bindsUntil) })}</small>}
            </span>
            <Status state={applicationShapes[state]}>{programs.applicationStates[state]}</Status>
          </li>
        ))}
        {partner.licenses.map(({ id, state, number, expiresOn, status }) => (
          <li key={id}>
            <span className="staff-cell">
              <span className="num" data-content>
                {state} {number}
              </span>
              <small>{programs.until({ day: date(expiresOn) })}</small>
            </span>
            {programs.licenseStates[status]}
          </li>
        ))}
      </ul>
    </Section>
  )
}
