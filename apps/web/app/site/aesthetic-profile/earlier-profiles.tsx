import type { Taste } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { useId } from 'react'
import { href, useRevalidator } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { savedProfileWords } from '#app/lib/messages/taste/saved-profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { DeleteProfile } from './delete-profile.tsx'
import { headlineOf } from './trait-text.ts'

const Row = ({ taste }: { taste: Taste }) => {
  const teamZone = useTeamZone()
  const { moment } = useFormats()
  const words = useWords(savedProfileWords)
  const profile = useWords(profileWords)
  const { revalidate } = useRevalidator()
  const headline = headlineOf(taste.reading, profile, useLanguage()) ?? profile.noHeadline
  const made = words.savedSince({ moment: moment(taste.madeAt, teamZone) })
  return (
    <li>
      <UiLink href={href('/aesthetic-profile/:id/:hash?', { id: String(taste.id) })}>
        <b className="t-card">{headline}</b>
        <span className="taste-dots" aria-hidden="true">
          {taste.reading.palette.map(({ color }) => (
            <span key={color} style={{ backgroundColor: color }} />
          ))}
        </span>
        <span className="t-small muted num">{made}</span>
      </UiLink>
      <DeleteProfile
        taste={taste}
        secret={null}
        name={`${words.remove}: ${headline}, ${made}`}
        onRemoved={revalidate}
      />
    </li>
  )
}

/** Earlier profiles, which are no longer used. */
export const EarlierProfiles = ({ tastes }: { tastes: readonly Taste[] }) => {
  const words = useWords(savedProfileWords)
  const heading = useId()
  return (
    <section className="taste-earlier" aria-labelledby={heading}>
      <h2 className="t-h2" id={heading}>
        {words.earlier}
      </h2>
      <p className="muted">{words.earlierText}</p>
      <ul>
        {tastes.map((taste) => (
          <Row key={taste.id} taste={taste} />
        ))}
      </ul>
    </section>
  )
}
