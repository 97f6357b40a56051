import { choicesText, keepTaste, type TasteSummary } from '@porchlight/contract'
import { Button, ButtonLink, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { keepingWords } from '#app/lib/messages/taste/keeping.ts'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { newSecret } from '#app/lib/secret.ts'
import { useOpenUser } from '#app/lib/session.ts'
import { type Choosing, choosingFields } from './choosing-address.ts'
import { TasteHead } from './headline.tsx'
import { Suited } from './suited-homes.tsx'
import { Told } from './told.tsx'

/** Makes a page of its own for it; its secret is made here, and the server keeps what it is recognized by. */
const useKeep = ({ choices }: Choosing) => {
  const words = useWords(keepingWords)
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

type Props = { choosing: Choosing; results: TasteSummary; datesRefused: boolean }

/** What the choices come to, before anything of it is kept. */
export const Reading = ({ choosing, results: { reading, homes, pictures }, datesRefused }: Props) => {
  const words = useWords(keepingWords)
  const { title } = useWords(profileWords)
  const user = useOpenUser()
  const { busy, keep } = useKeep(choosing)
  return (
    <article className="wrap taste-page">
      <TasteHead reading={reading} whose={title}>
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
      </TasteHead>
      <Told reading={reading} pictures={pictures} />
      <Suited reading={reading} homes={homes} kept={choosingFields(choosing)} datesRefused={datesRefused} />
    </article>
  )
}
