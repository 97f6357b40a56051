import { type CommissionState, commissionStates, type partnerOverview, type ResultsOf } from '@porchlight/contract'
import { Chip, EmptyState, Icon, Menu, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { CommissionTable } from '#app/features/partner-money/commission-table.tsx'
import { useCommissionsCsv } from '#app/features/partner-money/commissions-csv.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CommissionPicture } from '#app/partner/commission-picture.tsx'

const pathOf = (state: CommissionState | undefined): string =>
  state ? `${href('/partners')}?state=${state}` : href('/partners')

const StateMenu = ({ state }: { state: CommissionState | undefined }) => {
  const words = useWords(commissionWords)
  return (
    <Menu
      triggerClassName="ui-chip partner-state"
      trigger={
        <>
          <Icon name="filter" size={16} />
          {state ? words.states[state] : words.anyState}
        </>
      }
    >
      {[undefined, ...commissionStates].map((one) => (
        <UiLink key={one ?? ''} href={pathOf(one)} aria-current={one === state ? 'true' : undefined}>
          {one ? words.states[one] : words.anyState}
        </UiLink>
      ))}
    </Menu>
  )
}

type Props = Pick<ResultsOf<typeof partnerOverview>, 'commissions' | 'more' | 'currency'> & {
  state: CommissionState | undefined
}

/** The latest commissions, optionally of one status; the full list is on another page. */
export const EveryReferral = ({ commissions, more, currency, state }: Props) => {
  const words = useWords(commissionWords)
  const save = useCommissionsCsv(state ? { state } : {})
  const guests = href('/partners/travel-agent/referred-guests')
  return (
    <Section
      title={words.every}
      note={currency}
      side={
        <>
          <StateMenu state={state} />
          {commissions.length > 0 && (
            <Chip icon="download" aria-label={words.csvOf} onClick={() => void save()}>
              {words.csv}
            </Chip>
          )}
        </>
      }
    >
      <CommissionTable
        pictureOf={(commission) => <CommissionPicture commission={commission} />}
        commissions={commissions}
        caption={words.every}
        {...(state && { empty: <EmptyState title={words.noneHere}>{words.noneHereText}</EmptyState> })}
      />
      {more > 0 && (
        <p className="partner-more">
          <UiLink className="inline-link" href={state ? `${guests}?state=${state}` : guests}>
            {words.more({ count: more })}
          </UiLink>
        </p>
      )}
    </Section>
  )
}
