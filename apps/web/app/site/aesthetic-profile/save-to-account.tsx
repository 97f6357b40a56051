import { adoptTaste } from '@porchlight/contract'
import { Button, ButtonLink, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { savedProfileWords } from '#app/lib/messages/taste/saved-profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOpenUser } from '#app/lib/session.ts'
import { savePendingAdoption } from './pending-adoption.ts'

/** Moves a profile into the user's account. */
export const useAdopt = () => {
  const words = useWords(savedProfileWords)
  return async ({ id, secret }: { id: string; secret: string }): Promise<boolean> => {
    const answer = await api(adoptTaste, { params: { id }, body: { secret } })
    if (answer.ok) toast({ type: 'success', message: words.adopted })
    else toast({ type: 'danger', title: words.failed, message: answer.error.message })
    return answer.ok
  }
}

/** Saves a profile to the account: at once, or after login. */
export const SaveToAccount = ({ id, secret }: { id: string; secret: string }) => {
  const words = useWords(savedProfileWords)
  const user = useOpenUser()
  const navigate = useNavigate()
  const adopt = useAdopt()
  const [busy, setBusy] = useState(false)
  const own = href('/travelers/aesthetic-profile')
  const keep = async () => {
    setBusy(true)
    if (await adopt({ id, secret })) await navigate(own)
    setBusy(false)
  }
  return (
    <section className="taste-keeping-part">
      <h2 className="t-h2">{words.account}</h2>
      <p className="muted">{words.accountText}</p>
      <div className="taste-acts">
        {user ? (
          <Button look="primary" busy={busy} onClick={() => void keep()}>
            {words.account}
          </Button>
        ) : (
          <ButtonLink look="primary" href={own} onClick={() => savePendingAdoption({ id, secret }, Date.now())}>
            {words.account}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
