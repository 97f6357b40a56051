import { type Program, type StaffPartnerApplication, verifyLicense } from '@porchlight/contract'
import { Button, EmptyState, Status, Table, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { useSite } from '#app/lib/session.ts'
import { PersonLink } from '../person-link.tsx'
import { applicationShapes } from './application-shapes.ts'
import { DecideButton } from './decide-button.tsx'

const Checks = ({ application }: { application: StaffPartnerApplication }) => {
  const words = useWords(staffCommissionWords)
  const programs = useWords(partnerProgramWords)
  const shared = useWords(formWords)
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const { program, iata, iataValid, iataEnds, iataAgreed, licenses, conflicts } = application
  const hasNoNumber = program === 'travel-agent' && iataValid === null
  const hasNoLicense = program === 'broker' && licenses.length === 0
  const verify = async (licenseId: number) => {
    const answer = await api(verifyLicense, { params: { licenseId } })
    if (!answer.ok) return toast({ type: 'danger', title: shared.error, message: answer.error.message })
    await revalidate()
  }
  const hasNothing = licenses.length === 0 && conflicts.length === 0 && !hasNoNumber && !hasNoLicense
  if (iataValid === null && hasNothing) return words.noChecks
  return (
    <span className="commission-cell">
      {hasNoLicense && <Status state="off">{words.licenseNone}</Status>}
      {hasNoNumber && <Status state="off">{words.iataNone}</Status>}
      {iataValid !== null && (
        <Status state={iataValid ? 'done' : 'broken'}>
          {iataValid ? words.iataGood({ iata }) : words.iataBad({ iata })}
        </Status>
      )}
      {iataAgreed && <small data-content>{words.iataAgreed({ number: iataAgreed })}</small>}
      {iataEnds && <Status state="half">{programs.iataUntil({ day: date(iataEnds) })}</Status>}
      {licenses.map(({ id, state, number, expiresOn, status, verified }) => (
        <span key={id} className="staff-acts">
          <span>
            {state} <span className="num">{number}</span>, {programs.licenseStates[status]},{' '}
            {programs.until({ day: date(expiresOn) })}
          </span>
          {!verified && (
            <Button size="small" aria-label={words.verifyOf({ number })} onClick={() => void verify(id)}>
              {words.verify}
            </Button>
          )}
        </span>
      ))}
      {conflicts.map((conflict) => (
        <Status key={conflict} state="broken">
          {words.conflicts[conflict]}
        </Status>
      ))}
    </span>
  )
}

type Props = {
  applications: readonly StaffPartnerApplication[]
  /** Whether only some are listed. */
  isFiltered: boolean
  /** A program's standard rate today. */
  rateOf: (program: Program) => number
}

/** Applications with their checks and available decisions. */
export const Applications = ({ applications, isFiltered, rateOf }: Props) => {
  const words = useWords(staffCommissionWords)
  const dayOf = useOfficeDay()
  const programs = useWords(partnerProgramWords)
  const { date, percent } = useFormats()
  const { publicUrl } = useSite()
  return (
    <Table
      caption={words.applications}
      rows={applications}
      rowKey={({ id }) => id}
      compact
      empty={
        isFiltered ? (
          <EmptyState title={words.pipelineFilters.none}>{words.pipelineFilters.noneText}</EmptyState>
        ) : (
          <EmptyState title={words.noApplications}>{words.noApplicationsText}</EmptyState>
        )
      }
      columns={[
        {
          id: 'partner',
          head: words.partner,
          cell: ({ accountId, businessName, name, email, program, note }) => (
            <span className="commission-cell">
              <PersonLink id={accountId}>{businessName}</PersonLink>
              {name !== businessName && <small data-content>{name}</small>}
              <small data-content>{email}</small>
              <small>{programs.programs[program]}</small>
              {note && <small data-content>{note}</small>}
            </span>
          ),
        },
        { id: 'check', head: words.check, cell: (application) => <Checks application={application} /> },
        {
          id: 'state',
          head: words.state,
          cell: ({
            state,
            changedAt,
            reason,
            code,
            rate,
            agreementLink,
            bindsUntil,
            renewal,
            waits,
            rejectedBefore,
          }) => (
            <span className="commission-cell">
              <Status state={applicationShapes[state]}>{programs.applicationStates[state]}</Status>
              <small className="num">{date(dayOf(changedAt))}</small>
              {waits && <Status state="waiting">{words.pending}</Status>}
              {code && rate !== null && (
                <small data-content>
                  {code}, {percent(rate)}
                </small>
              )}
              {bindsUntil && <small className="num">{words.binds({ day: date(bindsUntil) })}</small>}
              {renewal && (
                <Status state={renewal.signed ? 'yours' : 'waiting'}>
                  {renewal.signed ? words.signedAgain : words.signBy({ day: date(renewal.signBy) })}
                </Status>
              )}
              {reason && <small data-content>{reason}</small>}
              {rejectedBefore && <small data-content>{words.rejectedBefore({ reason: rejectedBefore })}</small>}
              {agreementLink && (
                <small className="partner-address" data-content>
                  {words.link}: {new URL(agreementLink, publicUrl).href}
                </small>
              )}
            </span>
          ),
        },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.decide}</span>,
          onPhone: 'figure',
          cell: (application) => <DecideButton application={application} usualRate={rateOf(application.program)} />,
        },
      ]}
    />
  )
}
