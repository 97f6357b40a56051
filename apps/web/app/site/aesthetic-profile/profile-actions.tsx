import { ButtonLink } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { savedProfileWords } from '#app/lib/messages/taste/saved-profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { CopyAddress } from './copy-address.tsx'
import { DeleteProfile } from './delete-profile.tsx'
import { SaveToAccount } from './save-to-account.tsx'
import { type Held, ShareProfile } from './share-profile.tsx'

/** Anyone with the address has access. */
const ByAddress = () => {
  const words = useWords(savedProfileWords)
  return (
    <section className="taste-keeping-part">
      <h2 className="t-h2">{words.saved}</h2>
      <p className="muted">{words.savedText}</p>
      <div className="taste-acts">
        <CopyAddress />
      </div>
    </section>
  )
}

/** Actions for the profile's owner. */
export const ProfileActions = ({ taste, secret }: Held) => {
  const teamZone = useTeamZone()
  const { moment } = useFormats()
  const words = useWords(savedProfileWords)
  const navigate = useNavigate()
  const own = href('/travelers/aesthetic-profile')
  const begin = href('/aesthetic-profile')
  return (
    <div className="taste-keeping">
      {secret !== null && <SaveToAccount id={String(taste.id)} secret={secret} />}
      {secret !== null && <ByAddress />}
      <ShareProfile taste={taste} secret={secret} />
      <section className="taste-keeping-part">
        <p className="muted num">{words.savedSince({ moment: moment(taste.madeAt, teamZone) })}</p>
        <div className="taste-acts">
          <ButtonLink href={begin}>{words.again}</ButtonLink>
          {secret === null && <ButtonLink href={own}>{words.toOwn}</ButtonLink>}
          <DeleteProfile
            taste={taste}
            secret={secret}
            onRemoved={async () => navigate(secret === null ? own : begin, { replace: true })}
          />
        </div>
      </section>
    </div>
  )
}
