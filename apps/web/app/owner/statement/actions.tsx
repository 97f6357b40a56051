import type { Statement } from '@porchlight/contract'
import { Icon, Menu, UiLink } from '@porchlight/ui'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Currencies, Downloads } from './downloads.tsx'
import { useStatementPlaces } from './places.ts'
import { neighbors, type Quarter } from './quarters.ts'

const Step = ({
  to,
  icon,
  label,
}: {
  to: Quarter | undefined
  icon: 'chevron-left' | 'chevron-right'
  label: string
}) => {
  const { statement: pathOf } = useStatementPlaces()
  return (
    to && (
      <UiLink className="statement-step" href={pathOf(to)} aria-label={label} title={label}>
        <Icon name={icon} size={20} />
      </UiLink>
    )
  )
}

type Props = { statement: Statement; known: readonly Quarter[]; pdf: string }

/** Other quarters, print, PDF and CSV. */
export const Actions = ({ statement, known, pdf }: Props) => {
  const words = useWords(ownerStatementWords)
  const { statement: pathOf } = useStatementPlaces()
  const { before, after } = neighbors(statement, known)
  const nameOf = (of: Quarter | undefined) => (of ? words.quarter({ quarter: of.quarter, year: of.year }) : '')
  return (
    <div className="statement-actions">
      <Step to={before} icon="chevron-left" label={words.previous({ name: nameOf(before) })} />
      <Menu
        label={words.quarters}
        triggerClassName="statement-pick"
        trigger={
          <>
            {nameOf(statement)}
            <Icon name="chevron-down" size={16} />
          </>
        }
      >
        {known.map((quarter) => (
          <UiLink key={pathOf(quarter)} href={pathOf(quarter)}>
            {nameOf(quarter)}
          </UiLink>
        ))}
      </Menu>
      <Step to={after} icon="chevron-right" label={words.next({ name: nameOf(after) })} />
      <Currencies statement={statement} path={pathOf(statement)} />
      <Downloads statement={statement} pdf={pdf} name={`statement-${statement.year}-q${statement.quarter}`} />
    </div>
  )
}
