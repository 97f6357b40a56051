import '../home-defaults/defaults.css'
import type { homeDefaultsDesk, ResultsOf } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { href } from 'react-router'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { homeDefaultsWords } from '#app/lib/messages/staff/home-defaults.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { StaffLink } from '../../staff-link.tsx'
import { useValueText, ValueText } from '../home-defaults/value-text.tsx'

type Props = { desk: Pick<ResultsOf<typeof homeDefaultsDesk>, 'defaults' | 'levels'>; groupId: number }

/** Rules, stays, rates, and checklists that a group sets for its homes. */
export const GroupSettings = ({ desk: { defaults, levels }, groupId }: Props) => {
  const words = useWords(staffGroupsWords)
  const said = useWords(homeDefaultsWords)
  const lines = useValueText(levels)
  const own = defaults.filter(({ group }) => group?.id === groupId)
  return (
    <Section
      title={said.homeTitle}
      side={
        <StaffLink className="inline-link" href={href('/staff/settings/home-defaults')}>
          {said.set}
        </StaffLink>
      }
    >
      {own.length === 0 && <p className="muted">{words.noSettings}</p>}
      <ul className="staff-rules">
        {own.map(({ setting, value, homes }) => (
          <li key={setting}>
            <span className="staff-cell">
              {said.settings[setting]}
              <small>{words.followedBy({ number: homes })}</small>
            </span>
            <span>
              <ValueText lines={lines(setting, value)} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
