import { choicesText, keepTaste, type TasteSummary } from '@porchlight/contract'
import { Button, ButtonLink, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { describeWords } from '#app/lib/messages/taste/describe.ts'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { savedProfileWords } from '#app/lib/messages/taste/saved-profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { newSecret } from '#app/lib/secret.ts'
import { useOpenUser } from '#app/lib/session.ts'
import { type Choices, choiceFields } from './choice-address.ts'
import { DescribeForm } from './describe-form.tsx'
import { MatchingHomes } from './matching-homes.tsx'
import { ProfileHeadline } from './profile-headline.tsx'
import { ProfileReport } from './profile-report.tsx'

/** Saves the profile. The secret is created here; the server stores its hash. */
const useKeep = ({ choices }: Choices) => {
  const words = useWords(savedProfileWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    const secret = newSecret()
    const answer = await api(keepTaste, { body: { choices: choicesText(choices), secret } })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', title: words.failed, message: answer.error.message })
    const { id, own } = answer.results
    const page = { id: String(id), ...(!own && { hash: secret }) }
    await navigate(own ? href('/travelers/aesthetic-profile') : href('/aesthetic-profile/:id/:hash?', page))
  }
  return { busy, keep }
}

type Props = { choosing: Choices; results: TasteSummary; datesRefused: boolean }

/** The result of the choices, not yet saved. */
export const UnsavedProfile = ({ choosing, results: { reading, homes, pictures }, datesRefused }: Props) => {
  const words = useWords(savedProfileWords)
  const { title } = useWords(profileWords)
  const describe = useWords(describeWords)
  const user = useOpenUser()
  const { busy, keep } = useKeep(choosing)
  return (
    <article className="wrap taste-page">
      <ProfileHeadline reading={reading} whose={title}>
        {reading.taken > 0 && <p className="muted">{user ? words.keepOwnText : words.keepText}</p>}
        <div className="taste-acts">
          {reading.taken > 0 && (
            <Button look="primary" size="big" busy={busy} onClick={() => void keep()}>
              {words.keep}
            </Button>
          )}
          <ButtonLink size="big" href={href('/aesthetic-profile')}>
            {words.again}
          </ButtonLink>
        </div>
        <noscript>
          <p className="muted">{words.noScript}</p>
        </noscript>
      </ProfileHeadline>
      <ProfileReport reading={reading} pictures={pictures} />
      <MatchingHomes
        reading={reading}
        homes={homes}
        hiddenFields={choiceFields(choosing)}
        datesRefused={datesRefused}
      />
      <DescribeForm title={describe.addTitle} lead={describe.addLead} choices={choosing.choices} />
    </article>
  )
}
