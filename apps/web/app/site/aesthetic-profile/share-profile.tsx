import { endTasteShare, shareTaste, type Taste } from '@porchlight/contract'
import { Button, ConfirmButton, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { MadeLink } from '#app/features/links/made-link.tsx'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { savedProfileWords } from '#app/lib/messages/taste/saved-profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { newSecret } from '#app/lib/secret.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'

/** `secret`: for a profile without an account; null for an account's own. */
export type Held = { taste: Taste; secret: string | null }

const useShare = ({ taste, secret }: Held) => {
  const words = useWords(savedProfileWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [link, setLink] = useState<string>()
  const params = { id: String(taste.id) }
  const refused = (error: { message: string }) =>
    void toast({ type: 'danger', title: words.failed, message: error.message })
  const make = async () => {
    setBusy(true)
    const share = newSecret()
    const answer = await api(shareTaste, { params, body: { share, secret } })
    if (answer.ok) {
      setLink(new URL(href('/aesthetic-profile/:id/share/:hash', { ...params, hash: share }), location.origin).href)
      await revalidate()
    } else refused(answer.error)
    setBusy(false)
  }
  const stop = async () => {
    const answer = await api(endTasteShare, { params, body: { secret } })
    if (!answer.ok) {
      refused(answer.error)
      return false
    }
    setLink(undefined)
    toast({ type: 'success', message: words.stopped })
    return revalidate()
  }
  return { busy, link, make, stop }
}

/** A share link: created here, shown once, and turned off or replaced at any time. */
export const ShareProfile = ({ taste, secret }: Held) => {
  const teamZone = useTeamZone()
  const { moment } = useFormats()
  const words = useWords(savedProfileWords)
  const { busy, link, make, stop } = useShare({ taste, secret })
  const shared = taste.sharedAt !== null
  return (
    <section className="taste-keeping-part">
      <h2 className="t-h2">{words.share}</h2>
      <p className="muted">{secret === null ? words.shareTextNamed : words.shareText}</p>
      {taste.sharedAt && !link && (
        <p className="num">{words.sharedSince({ moment: moment(taste.sharedAt, teamZone) })}</p>
      )}
      {shared && link && (
        <MadeLink
          link={link}
          words={{
            made: words.made,
            copy: words.copy,
            copied: words.copied,
            share: words.handOn,
            shareTitle: words.shareTitle,
          }}
        />
      )}
      <div className="taste-acts">
        <Button icon="link" busy={busy} onClick={() => void make()}>
          {shared ? words.newLink : words.makeLink}
        </Button>
        {shared && (
          <ConfirmButton
            look="quiet"
            words={{
              title: words.stopTitle,
              consequence: words.stopConsequence,
              confirm: words.stop,
              cancel: words.cancel,
              close: words.close,
            }}
            onConfirm={stop}
          >
            {words.stop}
          </ConfirmButton>
        )}
      </div>
    </section>
  )
}
